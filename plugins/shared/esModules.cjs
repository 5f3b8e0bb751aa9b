/**
 * Packages of ES modules, as Node loads them: since 20.19 and 22.12, its require() takes such modules. Docusaurus loads TypeScript configuration
 * through jiti 1, which would hand each of their 380 files to Babel: on a machine that has not done so before, that takes as long as a
 * build. A .cjs file is left to Node.
 */
exports.fromHtml = require('hast-util-from-html').fromHtml;
exports.rehypeKatex = require('rehype-katex').default;
exports.remarkDirective = require('remark-directive').default;
exports.remarkFrontmatter = require('remark-frontmatter').default;
exports.remarkGfm = require('remark-gfm').default;
exports.remarkMath = require('remark-math').default;
exports.remarkMdx = require('remark-mdx').default;
exports.remarkParse = require('remark-parse').default;
exports.remarkStringify = require('remark-stringify').default;
exports.toHtml = require('hast-util-to-html').toHtml;
exports.toString = require('hast-util-to-string').toString;
exports.textOfNodes = require('mdast-util-to-string').toString;
exports.unified = require('unified').unified;
exports.VFile = require('vfile').VFile;
exports.SKIP_PROGRAM = require('estree-util-visit').SKIP;
exports.visitProgram = require('estree-util-visit').visit;
