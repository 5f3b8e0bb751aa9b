import { rangesIn } from './rangesIn';
import { createFinder } from './terms';

const HIDDEN = '[role="tabpanel"][hidden]';

/**
 * Chooses the tab that a searched word stands in, if it stands nowhere in view: a result may lead to the text of any tab.
 *
 * @param roots - text of the page
 * @param searched - words as the reader typed them, or as the result had them
 */
export function showHiddenTabs(roots: readonly Element[], searched: readonly string[]): void {
  if (!roots.some((root) => root.querySelector(HIDDEN))) return;
  for (const word of searched) {
    const find = createFinder([word]);
    const panels = roots
      .flatMap((root) => rangesIn(root, find))
      .map((range) => range.startContainer.parentElement?.closest(HIDDEN) ?? undefined);
    const [panel] = panels;
    if (panel && !panels.includes(undefined)) return tabOf(panel)?.click();
  }
}

/** Tabs and panels stand in the same order. */
function tabOf(panel: Element): HTMLElement | undefined {
  const at = [...(panel.parentElement?.children ?? [])].indexOf(panel);
  return panel.closest('.tabs-container')?.querySelectorAll<HTMLElement>('[role="tab"]')[at];
}
