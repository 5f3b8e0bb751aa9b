import { join } from 'node:path';
import { listPages } from '../../plugins/content/listPages';

/** All pages of the docs. */
export const readPages = () => listPages(join(import.meta.dirname, '../..'));
