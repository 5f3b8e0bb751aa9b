import { followContentHeight } from './followContentHeight';
import { openArticleLinksOutside } from './openArticleLinksOutside';

/** Parameter of the address with which an embedding site asks that links leave the frame. */
const OUTSIDE_LINKS_PARAMETER = 'docusaurus-data-theme-vara';

/** Starts the behaviour of a framed page. The address that the frame was opened with decides for all later pages. */
export function startFrame(): void {
  followContentHeight();
  if (new URLSearchParams(window.location.search).has(OUTSIDE_LINKS_PARAMETER)) openArticleLinksOutside();
}
