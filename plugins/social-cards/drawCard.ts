import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import { CARD_SIZE, FONT_FAMILY } from './cardSvg';

const resolve = createRequire(__filename).resolve;
const FONT_FILES = ['400Regular/Figtree_400Regular.ttf', '600SemiBold/Figtree_600SemiBold.ttf'];

/** Only the fonts of the project: a card must not depend on the machine. */
export const RENDER_OPTIONS: ResvgRenderOptions = {
  fitTo: { mode: 'width', value: CARD_SIZE.width },
  font: {
    loadSystemFonts: false,
    fontFiles: FONT_FILES.map((file) => resolve(`@expo-google-fonts/figtree/${file}`)),
    defaultFontFamily: FONT_FAMILY,
  },
};

/**
 * A card as PNG. One that was drawn before is taken from `cacheDir`, where it stands under the hash of its SVG.
 *
 * @param svg - of `cardSvg`
 */
export async function drawCard(svg: string, cacheDir: string): Promise<Buffer> {
  const file = join(cacheDir, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const png = (await renderAsync(svg, RENDER_OPTIONS)).asPng();
  await mkdir(cacheDir, { recursive: true });
  await writeFile(file, png);
  return png;
}
