import type { DriftedPage, MovedSource } from './findDrift';

export interface DriftReport {
  pages: readonly DriftedPage[];
  /** Constants, calls, events and the like that are not what docs/_data says. */
  differences: readonly string[];
  /** What could not be compared, with the reason. */
  left: readonly string[];
}

const section = (title: string, introduction: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, '', introduction, '', ...lines, ''] : [];

/** The report as Markdown, for people: what surely is wrong first, what may be wrong after that. */
export function renderDrift({ pages, differences, left }: DriftReport): string {
  return [
    ...section(
      'Names that vanished',
      'These pages name in code what the upstream repository has nowhere any more. Look up what took its place, and mend the page.',
      pages
        .filter((page) => page.vanished.length > 0)
        .map((page) => `- ${page.file}: ${page.vanished.map((name) => `\`${name}\``).join(', ')}`),
    ),
    ...section(
      'Reference data that differs',
      'Entries of `docs/_data` are not what upstream has now. Correct them when the release with the change is the documented one.',
      differences.map((difference) => `- ${difference}`),
    ),
    ...section(
      'Pages whose facts may have moved',
      'These sources changed, those that are gone and the longest changes first. Read the commits; mend the pages below them where they are not right any more.',
      bySource(pages).flatMap(([source, files]) => [
        `- ${renderChange(source)}`,
        ...source.commits.map((commit) => `  - ${commit}`),
        ...(source.moreCommits > 0 ? [`  - and ${source.moreCommits} earlier commit(s)`] : []),
        `  - Pages: ${files.join(', ')}`,
      ]),
    ),
    ...section(
      'Not compared',
      'Nothing is known about these repositories.',
      left.map((reason) => `- ${reason}`),
    ),
  ]
    .join('\n')
    .trim();
}

/** Each source once, with the pages that name it: many pages rest on the same few files. */
function bySource(pages: readonly DriftedPage[]): [MovedSource, string[]][] {
  const found = new Map<string, [MovedSource, string[]]>();
  for (const { file, sources } of pages) {
    for (const source of sources) {
      const entry = found.get(source.source) ?? [source, []];
      found.set(source.source, [entry[0], [...entry[1], file]]);
    }
  }
  const weight = ({ state, added, removed }: MovedSource) => (state === 'gone' ? Infinity : added + removed);
  return [...found.values()].sort(([a], [b]) => {
    const [first, second] = [weight(a), weight(b)];
    return first === second ? 0 : second - first;
  });
}

function renderChange({ source, state, movedTo, added, removed }: MovedSource): string {
  if (state === 'changed') return `${source} changed: ${added} line(s) added, ${removed} removed`;
  return `${source} is gone${movedTo ? `: now ${source.split(':')[0]}:${movedTo}` : ''}`;
}
