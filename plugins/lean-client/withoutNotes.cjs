/**
 * Loader that takes what is meant for translators out of calls of `translate` and out of `<Translate>`: their `description`, which
 * nothing reads at run time. `docusaurus write-translations` reads the files themselves.
 *
 * @param {string} source - module of the theme
 * @returns {string}
 */
module.exports = (source) => source.replace(/\bdescription(?::\s*|=)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?/g, '');
