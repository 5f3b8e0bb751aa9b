import type { Check } from './options';

/** Something that is wrong with a page. */
export interface Finding {
  route: string;
  check: Check;
  /** How the page was shown, such as `dark 1440`. */
  view: string;
  detail: string;
}

const FINE = '·';

/**
 * The table of routes by checks: a dot for nothing found, else the number of findings; below it each finding once, with the
 * views and routes that have it.
 */
export function report(routes: readonly string[], checks: readonly Check[], findings: readonly Finding[]): string {
  const count = (route: string, check: Check) =>
    findings.filter((finding) => finding.route === route && finding.check === check).length;
  const rows = routes.map((route) => [route, ...checks.map((check) => String(count(route, check) || FINE))]);
  const sums = checks.map((check) => String(findings.filter((finding) => finding.check === check).length));
  const table = [['Route', ...checks], ...rows, [`${routes.length} routes`, ...sums]];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [...lines, ...details(findings)].join('\n');
}

function details(findings: readonly Finding[]): string[] {
  const places = new Map<string, Map<string, string[]>>();
  for (const { check, detail, route, view } of findings) {
    const of = `${check}: ${detail}`;
    const routes = places.get(of) ?? new Map<string, string[]>();
    places.set(of, routes.set(route, [...(routes.get(route) ?? []), view]));
  }
  return [...places].flatMap(([what, routes]) => [
    '',
    what,
    ...[...routes].map(([route, views]) => `  ${route} (${views.join(', ')})`),
  ]);
}
