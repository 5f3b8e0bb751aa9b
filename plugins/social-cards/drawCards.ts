import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { hash } from '../shared/kept';
import { CARD_SIZE, FONT_FAMILY } from './cardSvg';

const resolve = createRequire(__filename).resolve;
const FONT_FILES = ['400Regular/Figtree_400Regular.ttf', '600SemiBold/Figtree_600SemiBold.ttf'].map((file) =>
  resolve(`@expo-google-fonts/figtree/${file}`),
);
const DRAW = join(__dirname, 'draw.mjs');

/** Only the fonts of the project: a card must not depend on the machine. */
export const RENDER_OPTIONS: ResvgRenderOptions = {
  fitTo: { mode: 'width', value: CARD_SIZE.width },
  font: {
    loadSystemFonts: false,
    fontFiles: FONT_FILES,
    defaultFontFamily: FONT_FAMILY,
  },
};

/** What a process is given. */
export interface Work {
  cards: readonly { svg: string; file: string }[];
  options: ResvgRenderOptions;
}

/**
 * Draws cards as PNG, on all processors but the one of the caller. What was drawn before stands in `cacheDir` under a hash of its
 * SVG and of what draws it, and is not drawn again.
 *
 * @param svgs - of `cardSvg`
 * @returns for each card its file
 */
export async function drawCards(svgs: readonly string[], cacheDir: string): Promise<string[]> {
  const renderer = [...FONT_FILES, resolve('@resvg/resvg-js/package.json'), DRAW, join(__dirname, 'palettePng.mjs')];
  const drawnBy = hash(JSON.stringify(RENDER_OPTIONS), ...renderer.map((file) => readFileSync(file)));
  const fileOf = (svg: string) => join(cacheDir, `${hash(drawnBy, svg)}.png`);
  const missing = [...new Set(svgs)].map((svg) => ({ svg, file: fileOf(svg) })).filter(({ file }) => !existsSync(file));
  const size = Math.ceil(missing.length / Math.max(1, availableParallelism() - 1));
  const shares: Work['cards'][] = [];
  while (missing.length > 0) shares.push(missing.splice(0, size));
  await mkdir(cacheDir, { recursive: true });
  await Promise.all(shares.map((cards) => runProcess({ cards, options: RENDER_OPTIONS })));
  return svgs.map(fileOf);
}

/** Not a thread: what it takes of memory is given back in whole, and the build need not wait for it meanwhile. */
function runProcess(work: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [DRAW], (error) => (error ? reject(error) : resolve()));
    // If the process ends before it has read its work, writing fails as well: the callback above reports why.
    child.stdin?.on('error', () => undefined).end(JSON.stringify(work));
  });
}
