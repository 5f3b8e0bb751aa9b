import { matchPath as match, type match as Match, type RouteProps } from 'react-router';
import { canMatch } from './canMatch';

// In place of `@docusaurus/router` where pages are rendered (`plugins/lean-routes`). To find the doc of a page, the theme calls
// `matchPath` with the path of each doc.
export { Redirect, useHistory, useLocation } from 'react-router';

/** As the router does it, but quick to tell what cannot match. */
export function matchPath(pathname: string, route: RouteProps): Match | null {
  return canMatch(route, pathname) ? match(pathname, route) : null;
}
