import { expect, it } from 'vitest';
import type { MovedSource } from './findDrift';
import { renderDrift } from './renderDrift';

const commits = ['2026-07-01 Mend it https://example.org/commit/1'];
const moved = (source: string, more: Partial<MovedSource> = {}): MovedSource => ({
  source,
  state: 'changed',
  added: 1,
  removed: 0,
  commits,
  moreCommits: 0,
  ...more,
});

it('names each source once with its pages: those that are gone, then the longest changes', () => {
  const pages = [
    { file: 'docs/a.mdx', vanished: [], sources: [moved('gear:a.rs')] },
    {
      file: 'docs/b.mdx',
      vanished: ['oldName'],
      sources: [
        moved('gear:a.rs'),
        moved('gear:b.rs', { removed: 9, moreCommits: 2 }),
        moved('gear:c.rs', { state: 'gone', movedTo: 'lib/c.rs' }),
        moved('gear:d.rs', { state: 'gone' }),
      ],
    },
  ];
  const lines = renderDrift({ pages, differences: [], left: [] }).split('\n');
  expect(lines.filter((line) => /^(## |- |.*(Pages|earlier))/.test(line))).toEqual([
    '## Names that vanished',
    '- docs/b.mdx: `oldName`',
    '## Pages whose facts may have moved',
    '- gear:c.rs is gone: now gear:lib/c.rs',
    '  - Pages: docs/b.mdx',
    '- gear:d.rs is gone',
    '  - Pages: docs/b.mdx',
    '- gear:b.rs changed: 1 line(s) added, 9 removed',
    '  - and 2 earlier commit(s)',
    '  - Pages: docs/b.mdx',
    '- gear:a.rs changed: 1 line(s) added, 0 removed',
    '  - Pages: docs/a.mdx, docs/b.mdx',
  ]);
});

it('tells the commits of a source, the reference data that differs, and what could not be compared', () => {
  const pages = [{ file: 'docs/a.mdx', vanished: [], sources: [moved('gear:a.rs')] }];
  const lines = renderDrift({
    pages,
    differences: ['calls of gear: only upstream: 9 run()'],
    left: ['sails: no checkout'],
  }).split('\n');
  expect(lines.filter((line) => /^(## |\s*- )/.test(line))).toEqual([
    '## Reference data that differs',
    '- calls of gear: only upstream: 9 run()',
    '## Pages whose facts may have moved',
    '- gear:a.rs changed: 1 line(s) added, 0 removed',
    `  - ${commits[0]}`,
    '  - Pages: docs/a.mdx',
    '## Not compared',
    '- sails: no checkout',
  ]);
});

it('is empty when there is nothing to tell', () => {
  expect(renderDrift({ pages: [], differences: [], left: [] })).toBe('');
});
