import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../docs/_data/examples';
import type { ExampleEntry, Grouped } from '../../docs/_data/types';
import { scanFences } from '../../plugins/shared/scanFences';
import { readPages } from './pages';

const ROOT = join(import.meta.dirname, '../..');
const groups: Grouped<ExampleEntry> = EXAMPLES;
const entries = Object.values(groups).flatMap((group) =>
  Object.entries(group).map(([name, entry]) => ({ name, folder: `examples/rust/${name}`, ...entry })),
);
const pages = new Map(readPages().map((page) => [page.route, page]));

describe('examples', () => {
  it('has every page below /docs/examples in the table, and no other', () => {
    const routes = [...pages.keys()].filter((route) => /^\/docs\/examples\/(?!archive$)/.test(route));
    expect(entries.map(({ href }) => href).sort()).toEqual(routes.sort());
  });

  it('lists the archive apart', () => {
    const archived = entries.filter(({ section }) => section === 'Archive').map(({ name }) => name);
    expect(Object.keys(groups.archive ?? {})).toEqual(archived);
  });
});

describe.each(entries)('$name', ({ href, folder }) => {
  const body = pages.get(href)?.body ?? '';
  const embedded = scanFences(body).flatMap(({ meta }) => {
    const { file, region } = meta;
    return file?.startsWith(`${folder}/`) ? [`${file.slice(folder.length + 1)} ${region ?? ''}`] : [];
  });

  it('has a README of three lines that names its page', () => {
    const lines = readFileSync(join(ROOT, folder, 'README.md'), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(href);
  });

  it('shows regions of the program and of a test', () => {
    expect(embedded.filter((code) => code.includes('src/')).length).toBeGreaterThanOrEqual(2);
    expect(embedded.filter((code) => /\btests?\//.test(code)).length).toBeGreaterThanOrEqual(1);
  });

  it.runIf(existsSync(join(ROOT, folder, 'Cargo.toml')))(
    'shows the state and the messages as the program has them',
    () => {
      expect(embedded.filter((code) => / state\b/.test(code)).length).toBeGreaterThanOrEqual(1);
      expect(body).toMatch(new RegExp(`<IdlTable file="${folder}/[\\w-]+\\.idl" of="commands"`));
    },
  );
});
