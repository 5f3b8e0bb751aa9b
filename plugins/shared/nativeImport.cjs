/**
 * Imports an ES module the way Node does. Docusaurus loads TypeScript configuration through jiti 1, which turns every import()
 * of the files it compiles into require(); that fails on packages without a "require" export, and is slow on large ones. A .cjs
 * file is left to Node.
 *
 * @template T
 * @param {string} specifier
 * @returns {Promise<T>}
 */
module.exports.nativeImport = (specifier) => import(specifier);
