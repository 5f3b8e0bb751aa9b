/** Whether a link leads to another place of the page that shows it. */
function staysOnPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
}

/** Whether it is a term of the text: that shows its definition, in which a link leads on. */
const showsDefinition = (link: HTMLAnchorElement): boolean => link.nextElementSibling?.matches('[popover]') ?? false;

function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('article a[href]') : null;
  if (!link || staysOnPage(link) || showsDefinition(link)) return;
  link.target = '_blank';
  link.relList.add('noopener');
  // The router would follow the link inside the frame: it knows the target that React rendered, not this one.
  event.stopPropagation();
}

/** From now on, links of the article open in a new tab, on this page and on pages that the reader goes on to. */
export function openArticleLinksOutside(): void {
  document.addEventListener('click', openOutside, { capture: true });
}
