import * as library from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

// In place of the module of the docs plugin where pages are rendered (`plugins/lean-routes`). Each item of the navbar asks for the doc of
// the page, which is looked for among all docs: the time of a build would grow with the square of the number of pages.
export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

type Asked = Parameters<typeof library.getActiveDocContext>;
type Answer = ReturnType<typeof library.getActiveDocContext>;

let last: { asked: Asked; answer: Answer } | undefined;

/** As the docs plugin does it, but once for all that a page asks in a row. */
export function getActiveDocContext(...asked: Asked): Answer {
  const isKnown = last?.asked.every((value, index) => value === asked[index]);
  if (!last || !isKnown) last = { asked, answer: library.getActiveDocContext(...asked) };
  return last.answer;
}
