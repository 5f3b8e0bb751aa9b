import settings from '@generated/lean-routes';
import { type PageEntry, type PageTablePart, partOf, tableFile } from '../../shared/routes/pageTable';
import { fetchOnce } from './fetchOnce';

/**
 * Looks a page up in the table of all pages, of which one part is fetched.
 *
 * @param path - path of a page, without a slash at its end
 * @throws when the part cannot be fetched; the next call tries again
 */
export async function findPage(path: string): Promise<PageEntry | undefined> {
  const file = tableFile(partOf(path, settings.parts), __webpack_require__.pagesVersion);
  const pages = await fetchOnce<PageTablePart>(file);
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}
