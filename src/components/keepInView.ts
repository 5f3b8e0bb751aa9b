/**
 * Scrolls the list that a link stands in so far that the link is in view, unless a reader goes through that list by keyboard. The page
 * stays where it is.
 */
export function keepInView(link: Element): void {
  const list = link.closest('.thin-scrollbar');
  if (!list || list.querySelector(':focus-visible')) return;
  const { top, bottom } = link.getBoundingClientRect();
  const area = list.getBoundingClientRect();
  if (top < area.top || bottom > area.bottom) list.scrollTop += (top + bottom - area.top - area.bottom) / 2;
}
