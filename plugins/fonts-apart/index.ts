import type { Plugin } from '@docusaurus/types';

/**
 * Keeps small fonts out of the style, where Docusaurus puts them: every page would load them, and the site's own policy for content
 * refuses them.
 */
export default function fontsApart(): Plugin {
  return {
    name: 'fonts-apart',
    configureWebpack({ module: { rules = [] } = {} }) {
      const rule = rules.find(
        (one) => typeof one === 'object' && one?.test instanceof RegExp && one.test.test('a.woff2'),
      );
      const [loader] = typeof rule === 'object' && Array.isArray(rule?.use) ? rule.use : [];
      // Another release of Docusaurus may name it otherwise.
      if (typeof loader !== 'object' || typeof loader?.options !== 'object')
        throw new Error('There is no rule for fonts.');
      loader.options.limit = 0;
      return {};
    },
  };
}
