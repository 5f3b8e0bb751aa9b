const { join } = require('node:path');

/** A file that a fence embeds or a table shows, from the root of the repository. */
const EMBED = /\bfile=(?:"([^"\n]+)"|([^\s">]+))/g;
/** A picture, from the folder of the files that are served as they are. */
const PICTURE = /<Figure\b[^>]*?\bsrc="([^"]+)"/g;

/**
 * Loader that tells the bundler which files a page is made from, so that `npm start` shows a change of them at once, and an error
 * about a missing one goes when it comes. The steps of a page cannot: they do not know the bundler.
 *
 * @this {{ addDependency: (path: string) => void, getOptions: () => { root: string } }}
 * @param {string} source - text of a page
 * @returns {string}
 */
module.exports = function watchSources(source) {
  const { root } = this.getOptions();
  for (const [, quoted, bare] of source.matchAll(EMBED)) this.addDependency(join(root, quoted ?? bare));
  for (const [, picture] of source.matchAll(PICTURE)) this.addDependency(join(root, 'static', picture));
  return source;
};
