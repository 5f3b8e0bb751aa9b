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
 * Sends of the fonts only the characters above. And as files of their own: Docusaurus puts small fonts into the style, where every page
 * would load them, and the site's own policy for content refuses them. The bundler does that without Docusaurus' loader for files, which
 * takes a third of a second to check its options.
 *
 * @throws if Docusaurus has no rule for fonts: another release may have it elsewhere
 */
export default function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    configureWebpack({ module: { rules = [] } = {} }, isServer) {
      const rule = rules.find(
        (one) => typeof one === 'object' && one?.test instanceof RegExp && one.test.test('a.woff2'),
      );
      if (typeof rule !== 'object' || !rule) throw new Error('There is no rule for fonts.');
      Object.assign(rule, {
        type: 'asset/resource',
        generator: { filename: 'assets/fonts/[name]-[contenthash][ext]', emit: !isServer },
        use: [{ loader: require.resolve('./subset.mjs'), options: { subsets: SUBSETS } }],
      });
      return {};
    },
  };
}
