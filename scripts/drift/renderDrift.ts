import type { DriftedPage } from './findDrift';

export interface DriftReport {
  pages: readonly DriftedPage[];
  /** Constants, calls, events and the like that are not what docs/_data says. */
  differences: readonly string[];
  /** What could not be compared, with the reason. */
  left: readonly string[];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];

/** The report as Markdown, for people: what surely is wrong first, what may be wrong after that. */
export function renderDrift({ pages, differences, left }: DriftReport): string {
  const vanished = pages.filter((page) => page.vanished.length > 0);
  return [
    ...section(
      'Names that vanished',
      [
        'These pages name in code what the upstream repository has nowhere any more. Look up what took its place, and mend the page.',
        '',
        ...vanished.map((page) => `- ${page.file}: ${page.vanished.map((name) => `\`${name}\``).join(', ')}`),
      ].slice(vanished.length > 0 ? 0 : 3),
    ),
    ...section(
      'Reference data that differs',
      differences.map((difference) => `- ${difference}`),
    ),
    ...section('Pages whose facts may have moved', [
      ...pages.flatMap(({ file, sources }) => [
        `- ${file}`,
        ...sources.flatMap(({ source, state, commits }) => [
          `  - ${source} ${state === 'gone' ? 'is gone' : 'changed'}`,
          ...commits.map((commit) => `    - ${commit}`),
        ]),
      ]),
    ]),
    ...section(
      'Not compared',
      left.map((reason) => `- ${reason}`),
    ),
  ]
    .join('\n')
    .trim();
}
