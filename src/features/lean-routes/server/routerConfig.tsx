import type { ReactNode } from 'react';
import { matchPath, Route, type RouteComponentProps, Switch, useLocation } from 'react-router';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { isPlain, plainPath } from './canMatch';

// In place of `react-router-config` where pages are rendered (`plugins/lean-routes`). The library tries all routes for each page, so the
// time of a build would grow with the square of the number of pages.

/** Routes of one list, by where they stand in it. */
interface Routes {
  /** The first for each path that only one route can match. */
  plain: Map<string, number>;
  others: number[];
}

const known = new WeakMap<RouteConfig[], Routes>();

/** The routes of a list that may match an address, in their order. */
function routesFor(routes: RouteConfig[], pathname: string): RouteConfig[] {
  const { plain, others } = known.get(routes) ?? sort(routes);
  const own = plain.get(plainPath(pathname));
  const places = own === undefined ? others : [...others, own].sort((one, other) => one - other);
  return places.flatMap((place) => routes[place] ?? []);
}

function sort(routes: RouteConfig[]): Routes {
  const sorted: Routes = { plain: new Map(), others: [] };
  for (const [place, route] of routes.entries()) {
    if (!isPlain(route)) sorted.others.push(place);
    else if (!sorted.plain.has(plainPath(String(route.path)))) sorted.plain.set(plainPath(String(route.path)), place);
  }
  known.set(routes, sorted);
  return sorted;
}

/** The route that matches an address, and those within it that do, from the outside in. In Docusaurus, each has a path. */
export function matchRoutes<Params extends Record<string, string | undefined>>(
  routes: RouteConfig[],
  pathname: string,
  branch: MatchedRoute<Params>[] = [],
): MatchedRoute<Params>[] {
  for (const route of routesFor(routes, pathname)) {
    const match = matchPath<Params>(pathname, route);
    if (!match) continue;
    branch.push({ route, match });
    return route.routes ? matchRoutes(route.routes, pathname, branch) : branch;
  }
  return branch;
}

/** The component of the route that matches the address of the page. */
export const renderRoutes = (routes: RouteConfig[] | undefined): ReactNode => routes && <Matching routes={routes} />;

function Matching({ routes }: { routes: RouteConfig[] }) {
  const { pathname } = useLocation();
  return (
    <Switch>
      {routesFor(routes, pathname).map((route) => {
        const { component: Component, path, exact, strict } = route;
        const render = (props: RouteComponentProps) => Component && <Component {...props} route={route} />;
        return <Route key={String(path)} path={path} exact={exact} strict={strict} render={render} />;
      })}
    </Switch>
  );
}
