import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import renderPage from '@docusaurus/core/lib/client/serverEntry';
import { hash, kept } from '../shared/kept';

/** Absolute path of the file with the keys of pages, and of the folder where rendered pages are kept. */
declare const RENDER_KEYS: string;
declare const RENDERED_PAGES: string;

const keys = JSON.parse(readFileSync(RENDER_KEYS, 'utf8')) as Partial<Record<string, string>>;

/** What Docusaurus asks for: a page, and settings that are the same for all. It types neither this nor what it gets. */
interface Asked {
  pathname: string;
}

/** Renders a page as Docusaurus does, or gives what an earlier build has rendered from the same. */
export default function render(page: Asked): Promise<unknown> {
  const make = () => (renderPage as (page: Asked) => Promise<unknown>)(page);
  const key = keys[page.pathname];
  return key ? kept(join(RENDERED_PAGES, hash(page.pathname)), key, make) : make();
}
