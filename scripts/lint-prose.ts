// Checks pages as readers read them: front matter, words, spelling, headings, structure, code blocks, links between pages, routes and
// redirects.
// usage: npm run lint:prose [-- docs/page.mdx …]
//   Without files: all pages. What concerns several pages (titles, places in the sidebar, routes) is always checked for all.
import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { listPages } from '../plugins/content/listPages';
import type { Problem } from '../plugins/prose';
import { nearest } from '../plugins/shared/nearest';
import { checkLinks } from './prose/checkLinks';
import { checkPages } from './prose/checkPages';
import { checkSpelling } from './prose/checkSpelling';
import { runCommand } from './shared/runCommand';

const ROOT = process.cwd();
await runCommand(async () => {
  const files = process.argv.slice(2).map((file) => relative(ROOT, resolve(file)).replaceAll(sep, '/'));
  const pages = listPages(ROOT).map(({ file }) => file);
  for (const file of files.filter((file) => !statSync(file, { throwIfNoEntry: false })?.isFile())) {
    const [likely] = nearest(file, pages);
    throw new Error(`There is no file ${file}. Did you mean ${likely}?`);
  }

  // Nothing would be read of any other file, and it would be called in order.
  const read = new Set([...pages, 'README.md', 'CONTRIBUTING.md']);
  for (const file of files.filter((file) => !read.has(file))) {
    throw new Error(`${file} is no page. Pages are the .mdx files below docs/ whose names do not begin with "_".`);
  }

  const found = [
    ...(await checkPages(ROOT, files)),
    ...(await checkLinks(ROOT, files)),
    ...(await checkSpelling(ROOT, files)),
  ];
  // A page that is no MDX is read by two of them.
  const sameAs = (one: Problem) => (other: Problem) =>
    one.file === other.file && one.line === other.line && one.message === other.message;
  const problems = found
    .filter((problem, index) => found.findIndex(sameAs(problem)) === index)
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  for (const { file, line, column, rule, message } of problems) {
    console.error(`${file}:${line}:${column} ${message} [${rule}]`);
  }
  if (problems.length > 0) {
    console.error(`\n${problems.length} thing(s) to change.`);
    process.exitCode = 1;
  } else console.log(`Prose: ${files.length > 0 ? `${files.length} file(s)` : 'all pages'} in order.`);
});
