/** What is meant for translators in calls of `translate` and in `<Translate>`. `docusaurus write-translations` reads the files themselves. */
const NOTE = /\bdescription(?::\s*|=)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?/g;
/** Names of classes in `ThemeClassNames` that only the pages of a blog have. This site has none. */
const BLOG_CLASS = /^\s*blog\w*: '[^'\n]*',[^\n]*\n/gm;

/**
 * Loader that takes out of a module of the theme what nothing reads in the browser.
 *
 * @param {string} source - module of the theme
 * @returns {string}
 */
module.exports = (source) => source.replace(NOTE, '').replace(BLOG_CLASS, '');
