import { once } from 'node:events';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Fonts that were cut, by path: browser and server are bundled apart, from the same ones. */
const cut = new Map();

/**
 * Webpack loader: cuts a font down to the characters of its entry in the option `subsets` (file name without extension to
 * `{ characters, weights? }`, weights as `{ min, max }` of a variable font). Fonts without an entry stay whole.
 *
 * @this {import('webpack').LoaderContext<{ subsets: Record<string, { characters: string, weights?: { min: number, max: number } }> }>}
 * @param {Buffer} font woff2
 * @returns {Buffer | Promise<Buffer>} woff2
 */
export default function subset(font) {
  const entry = this.getOptions().subsets[basename(this.resourcePath, '.woff2')];
  if (!entry) return font;
  if (!cut.has(this.resourcePath)) cut.set(this.resourcePath, cutInThread({ font, ...entry }));
  return cut.get(this.resourcePath);
}

/**
 * Cuts a font in a thread, since the one of the build has enough to do meanwhile.
 *
 * @param {import('./cutFont.mjs').Work} work
 * @returns {Promise<Buffer>}
 * @throws what the thread ended with
 */
async function cutInThread(work) {
  const thread = new Worker(new URL('cutFont.mjs', import.meta.url), { workerData: work });
  const [cutFont] = await once(thread, 'message');
  return Buffer.from(cutFont);
}

export const raw = true;
