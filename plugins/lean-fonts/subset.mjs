import { basename } from 'node:path';
import subsetFont from 'subset-font';

/** What the style and the text layout of browsers use: kerning, marks, ligatures, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

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
  const { characters, weights } = entry;
  if (!cut.has(this.resourcePath)) {
    const axes = weights && { variationAxes: { wght: weights } };
    cut.set(
      this.resourcePath,
      subsetFont(font, characters, { targetFormat: 'woff2', keepFeatures: FEATURES, ...axes }),
    );
  }
  return cut.get(this.resourcePath);
}

export const raw = true;
