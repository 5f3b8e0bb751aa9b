/** A route as the generated `routes.js` has it, with the arguments of `ComponentCreator` in place of the component. */
export interface GeneratedRoute {
  path: string;
  component: { path: string; hash?: string };
  exact?: boolean;
  routes?: GeneratedRoute[];
  sidebar?: string;
  [attribute: string]: unknown;
}

/** Names of chunks, by the properties that they fill, in the shape of the route's modules. */
export type ChunkNames = Record<string, unknown>;

export interface Page {
  path: string;
  sidebar?: string;
  /** Names of the chunks of the component and of the content. */
  component: string;
  content: string;
}

export interface SplitRoutes {
  /** What stays in every page: all routes but those of docs. Routes that lost children carry `pages: true`. */
  routes: GeneratedRoute[];
  pages: Page[];
}

/** What a route of a page has; one with more is something else. */
const PAGE_ATTRIBUTES = new Set(['path', 'component', 'exact', 'sidebar']);

/** Key of a route in `routesChunkNames.json`. */
const routeKey = ({ component }: Pick<GeneratedRoute, 'component'>): string =>
  `${component.path}-${component.hash ?? ''}`;

/**
 * Takes the routes of docs out of the tree of routes: leaves that have a component, content and nothing else, below another route.
 *
 * @param routes - all routes of the site
 * @param chunkNames - the chunks of each route, by {@link routeKey}
 */
export function splitRoutes(
  routes: readonly GeneratedRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
): SplitRoutes {
  const pages: Page[] = [];
  const asPage = (route: GeneratedRoute): Page | undefined => {
    const { path, sidebar } = route;
    const { __comp, content, ...more } = chunkNames[routeKey(route)] ?? {};
    if (!route.exact || Object.keys(route).some((name) => !PAGE_ATTRIBUTES.has(name))) return undefined;
    if (typeof __comp !== 'string' || typeof content !== 'string' || Object.keys(more).length > 0) return undefined;
    return { path, component: __comp, content, ...(sidebar !== undefined && { sidebar }) };
  };
  const visit = (route: GeneratedRoute): GeneratedRoute => {
    if (!route.routes) return route;
    const found = route.routes.map(asPage);
    const rest = route.routes.filter((_child, index) => !found[index]).map(visit);
    const own = found.filter((page) => page !== undefined);
    pages.push(...own);
    return own.length > 0 ? { ...route, routes: rest, pages: true } : { ...route, routes: rest };
  };
  return { routes: routes.map(visit), pages };
}

/** Names of all chunks in the shape of a route's modules. */
export function chunksIn(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(chunksIn) : [];
}

/**
 * Names of the chunks that every page of docs is made of: its component, and the routes around it.
 *
 * @param split - the routes without those of pages, and these
 * @param chunkNames - the chunks of each route, by {@link routeKey}
 */
export function framesOfPages(
  { routes, pages }: SplitRoutes,
  chunkNames: Readonly<Record<string, ChunkNames>>,
): Set<string> {
  const around = (route: GeneratedRoute): string[] => {
    const inner = (route.routes ?? []).flatMap(around);
    return route.pages || inner.length > 0 ? [...chunksIn(chunkNames[routeKey(route)]), ...inner] : [];
  };
  return new Set([...pages.map(({ component }) => component), ...routes.flatMap(around)]);
}

/** The code of `routes.js` for these routes. */
export function routesCode(routes: readonly GeneratedRoute[]): string {
  const code = ({ component, routes: children, ...route }: GeneratedRoute): string => {
    const args = [component.path, component.hash].filter((arg) => arg !== undefined);
    const parts = Object.entries(route).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    parts.push(`component: ComponentCreator(${args.map((arg) => JSON.stringify(arg)).join(', ')})`);
    if (children) parts.push(`routes: [${children.map(code).join(',\n')}]`);
    return `{ ${parts.join(', ')} }`;
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default [${routes.map(code).join(',\n')}];\n`;
}
