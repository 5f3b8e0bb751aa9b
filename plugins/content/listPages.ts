import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { filesBelow } from '../shared/filesBelow';

/** A page of the docs as its file has it. */
export interface PageFile {
  /** Path of the file from the root of the repository, with slashes on every system. */
  file: string;
  route: string;
  /** The whole file. */
  source: string;
  /** Empty if it does not parse; whoever reads the page says so. */
  frontMatter: Record<string, unknown>;
  body: string;
}

/**
 * All pages, by the rule that an index file stands for its folder. Files that begin with `_` are parts of pages.
 *
 * @param root - root of the repository
 */
export function listPages(root: string): PageFile[] {
  return pagesBelow(root, 'docs').map((page) => ({ ...page, route: routeOf(page.file.slice('docs/'.length)) }));
}

/**
 * All pages of a folder, such as that of older versions.
 *
 * @param root - root of the repository
 */
export function pagesBelow(root: string, folder: string): Omit<PageFile, 'route'>[] {
  return filesBelow(join(root, folder))
    .filter((file) => /\.mdx?$/.test(file) && !file.split('/').at(-1)?.startsWith('_'))
    .map((file) => {
      const source = readFileSync(join(root, folder, file), 'utf8');
      return { file: `${folder}/${file}`, source, ...parse(source) };
    });
}

/** Route of a page by its path below docs/. */
export function routeOf(file: string): string {
  const path = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return `/docs/${path}`.replace(/\/$/, '');
}

/**
 * Why Docusaurus does not serve a page at the address that `routeOf` says, and how to name it; `undefined`: it does.
 *
 * @param file - path of the page from the root of the repository
 */
export function strayName(file: string): string | undefined {
  const [name = '', folder = '', ...above] = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  const hidden = [folder, ...above].find((part) => part.startsWith('_'));
  if (hidden)
    return `Pages in a folder that begins with "_", as "${hidden}" does, are not served. Name the folder otherwise.`;
  // A page right in docs/ has no folder whose name it could have.
  const names = above.length > 0 ? ['readme', folder.toLowerCase()] : ['readme'];
  const isIndex = names.includes(name.toLowerCase());
  return isIndex ? `${file} is served as the index of its folder. Name it index.mdx, or otherwise.` : undefined;
}

function parse(source: string): Pick<PageFile, 'frontMatter' | 'body'> {
  try {
    // With options, so that the library keeps no broken page in its cache.
    const { data, content } = matter(source, {});
    return { frontMatter: data, body: content };
  } catch {
    return { frontMatter: {}, body: source };
  }
}
