import { parseArgs } from 'node:util';

/** What is looked at on each page, in the order of the columns. */
export const CHECKS = ['load', 'console', 'hydration', 'origin', 'scroll', 'axe'] as const;

export type Check = (typeof CHECKS)[number];

export interface AuditOptions {
  checks: readonly Check[];
  /** Routes to visit: exact, or all that start so if it ends in `*`. Empty: all. */
  routes: readonly string[];
  /** Each page in every combination of theme and width, instead of one. */
  all: boolean;
  /** Address of a served build, without a slash at its end. Without it the audit serves `build/` itself. */
  url?: string;
  /** Pages that are open at once. */
  workers: number;
}

const isCheck = (name: string): name is Check => (CHECKS as readonly string[]).includes(name);
const list = (value = '') => value.split(',').filter(Boolean);

/**
 * Reads the command line.
 *
 * @param args - such as `['--checks', 'axe,scroll', '--routes', '/docs/about/*,/']`
 * @throws Error that names an option, a check or a number that is none
 */
export function readOptions(args: readonly string[]): AuditOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      checks: { type: 'string' },
      routes: { type: 'string' },
      all: { type: 'boolean', default: false },
      url: { type: 'string' },
      workers: { type: 'string', default: '3' },
    },
  });
  const checks = list(values.checks);
  const unknown = checks.filter((name) => !isCheck(name));
  if (unknown.length > 0) throw new Error(`There is no check ${unknown.join(', ')}. There are ${CHECKS.join(', ')}.`);
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) throw new Error(`--workers needs a number, not ${values.workers}.`);
  return {
    checks: checks.length > 0 ? checks.filter(isCheck) : CHECKS,
    routes: list(values.routes),
    all: values.all,
    workers,
    ...(values.url && { url: values.url.replace(/\/$/, '') }),
  };
}

/** The routes that were picked. Throws if a pick matches none. */
export function pickRoutes(routes: readonly string[], picks: readonly string[]): readonly string[] {
  if (picks.length === 0) return routes;
  const picked = picks.map((pick) => {
    const matching = routes.filter((route) =>
      pick.endsWith('*') ? route.startsWith(pick.slice(0, -1)) : route === pick,
    );
    if (matching.length === 0) throw new Error(`No route matches ${pick}.`);
    return matching;
  });
  return [...new Set(picked.flat())];
}
