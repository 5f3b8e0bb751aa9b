/** What is meant for translators in calls of `translate` and in `<Translate>`. `docusaurus write-translations` reads the files themselves. */
const NOTE = /\bdescription(?::\s*|=)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?/g;
/** Names of classes in `ThemeClassNames` that only the pages of a blog have. This site has none. */
const BLOG_CLASS = /^\s*blog\w*: '[^'\n]*',[^\n]*\n/gm;
/**
 * The order of keys in `useShallowMemoObject`: each caller names them in one order. To compare texts as a language does costs a phone
 * 60 ms, the first time, while the page starts.
 */
const ORDER_OF_KEYS = /^\s*deps\.sort\(\(a, b\) => a\[0\]\.localeCompare\(b\[0\]\)\);\n/gm;

/**
 * Loader that takes out of a module of the theme what nothing needs in the browser.
 *
 * @param {string} source - module of the theme
 * @returns {string}
 */
module.exports = (source) => source.replace(NOTE, '').replace(BLOG_CLASS, '').replace(ORDER_OF_KEYS, '');
