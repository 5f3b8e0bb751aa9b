import type { Plugin } from '@docusaurus/types';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
/** Quotation marks, dashes, dots and signs of the pages, and what stands between headings in the search. */
const SIGNS = '–—‘’“”•…‹›−';

/** What is sent of each font; what else a page says is drawn in the next font of the style. */
const SUBSETS = {
  'figtree-latin-wght-normal': { characters: ASCII + LATIN_1 + SIGNS, weights: { min: 400, max: 700 } },
  'geist-mono-latin-400-normal': { characters: `${ASCII}\u00a0·×${SIGNS}` },
};

/**
 * Sends of the fonts only the characters above. Keeps small fonts out of the style, where Docusaurus puts them: every page would load
 * them, and the site's own policy for content refuses them.
 */
export default function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    configureWebpack({ module: { rules = [] } = {} }) {
      const rule = rules.find(
        (one) => typeof one === 'object' && one?.test instanceof RegExp && one.test.test('a.woff2'),
      );
      const loaders = typeof rule === 'object' && Array.isArray(rule?.use) ? rule.use : [];
      const [loader] = loaders;
      // Another release of Docusaurus may name it otherwise.
      if (typeof loader !== 'object' || typeof loader?.options !== 'object')
        throw new Error('There is no rule for fonts.');
      loader.options.limit = 0;
      loaders.push({ loader: require.resolve('./subset.mjs'), options: { subsets: SUBSETS } });
      return {};
    },
  };
}
