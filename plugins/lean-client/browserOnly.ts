/**
 * What features load with `import()`, as only browsers do: below `src/features`, without an extension. Where pages are rendered nothing
 * of it is bundled; it would be a third of all modules.
 */
export const BROWSER_ONLY: readonly string[] = [
  'assistant/embedded',
  'assistant/hosted',
  'frame/startFrame',
  'offline/view/Note',
  'offline/view/Panel',
  'page-actions/CopyPage',
  'search/dialog',
  'search/highlight/Highlights',
  'search/page',
];
