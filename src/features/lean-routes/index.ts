/**
 * The browser's half of `plugins/lean-routes`: what a page loads must not grow with the number of pages.
 *
 * - Routes. The scripts of a page know the routes that hold pages, not the pages. `pageRoutes.ts` adds the route of a page when a link may
 *   lead there: it looks up the page's script in the table of all pages (`pageTable.ts`), which is fetched in parts.
 * - The HTML of a page. What a page only shows stands in its HTML, and not in its script once more (`src/features/page-html`): `pageRoutes.ts`
 *   takes it from there, and for a page that a link leads to, from a file beside its script.
 * - The sidebar. The scripts know its top-level categories, each with one stub in place of its items. The category that a document
 *   shows open stands in its HTML (`DocumentBranch.tsx`); the others are fetched when they are opened
 *   (`BranchStub.tsx`, `useWholeSidebar.ts`).
 * - `docusaurus.ts` and `preload.ts` take the place of modules of Docusaurus that load routes; `server/` keeps the build from trying every
 *   route for every page.
 *
 * In development Docusaurus does all this its own way.
 */
export { BranchStub } from './BranchStub';
export { DocumentBranch } from './DocumentBranch';
export { useWholeSidebar } from './useWholeSidebar';
