import type { RouteConfig } from '@docusaurus/types';

/** Doc that the bare docs path shows. */
export const LANDING_DOC = 'welcome';

/**
 * Adds to a docs route tree a route at the root of each version that shows the doc `<root>/<docName>`. A root that has a doc of its own
 * keeps it; a tree without that doc (a category page) is returned as it is.
 *
 * @param root - the route that the docs plugin registers, such as `/docs`
 * @param docName - last part of the path of the doc to show
 */
export function withLandingRoute(root: RouteConfig, docName: string): RouteConfig {
  const visit = (route: RouteConfig): RouteConfig => {
    const children = route.routes;
    if (!children) return route;
    const landingPath = route.path;
    const docPath = `${landingPath.replace(/\/$/, '')}/${docName}`;
    const landing = children.find((child) => child.exact && child.path === docPath);
    const taken = children.some((child) => child.exact && child.path === landingPath);
    const routes = children.map(visit);
    return { ...route, routes: landing && !taken ? [{ ...landing, path: landingPath }, ...routes] : routes };
  };
  return visit(root);
}
