import { useHistory } from '@docusaurus/router';
import { type MouseEvent, useCallback } from 'react';
import { opensElsewhere } from '../../../shared/opensElsewhere';
import type { SearchedState } from '../highlight/searchedIn';
import type { HitLink } from './hitLink';

/**
 * A function that follows a link without loading the site anew, and tells the page that it leads to what was searched for. It
 * leaves to the browser what the reader wants elsewhere and what leads away from the site.
 *
 * @returns whether the page changes
 */
export function useFollow(): (event: MouseEvent, link: HitLink, state?: SearchedState) => boolean {
  const history = useHistory();
  return useCallback(
    (event, { href, isExternal }, state) => {
      if (opensElsewhere(event)) return false;
      if (isExternal) return true;
      event.preventDefault();
      history.push(href, state);
      return true;
    },
    [history],
  );
}
