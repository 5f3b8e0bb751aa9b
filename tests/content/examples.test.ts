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

  it('lists them by section, as the sidebar does', () => {
    const sections = entries.map(({ section }) => section);
    expect(sections).toEqual([...new Set(sections)].flatMap((one) => sections.filter((section) => section === one)));
  });

  it('lists the archive apart', () => {
    const archived = entries.filter(({ section }) => section === 'Archive').map(({ name }) => name);
    expect(Object.keys(groups.archive ?? {})).toEqual(archived);
  });
});

/** What the page of an example embeds from its folder: file and region. */
function embedsOf(href: string, folder: string): string[] {
  return scanFences(pages.get(href)?.body ?? '').flatMap(({ meta: { file, region } }) =>
    file?.startsWith(`${folder}/`) ? [`${file.slice(folder.length + 1)} ${region ?? ''}`] : [],
  );
}

describe.each(entries)('$name', ({ href, folder }) => {
  it('has a README of three lines that names its page', () => {
    const lines = readFileSync(join(ROOT, folder, 'README.md'), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(href);
  });

  it('shows regions of the code and of a test', () => {
    const embeds = embedsOf(href, folder);
    expect(embeds.filter((code) => code.includes('src/')).length).toBeGreaterThanOrEqual(2);
    expect(embeds.filter((code) => /\btests?\//.test(code)).length).toBeGreaterThanOrEqual(1);
  });
});

const programs = entries.filter(({ folder }) => existsSync(join(ROOT, folder, 'Cargo.toml')));

describe.each(programs)('program $name', ({ name, href, folder }) => {
  it('shows its state, and its messages as the program has them', () => {
    expect(embedsOf(href, folder).filter((code) => / state\b/.test(code)).length).toBeGreaterThanOrEqual(1);
    expect(pages.get(href)?.body).toMatch(new RegExp(`<IdlTable file="${folder}/[\\w-]+\\.idl" of="commands"`));
  });

  it('prints the tests that there are', () => {
    const body = pages.get(href)?.body ?? '';
    const command = new RegExp(`^cargo test --release -p ${name} --test (\\w+)$`, 'm').exec(body);
    const source = readFileSync(join(ROOT, folder, `tests/${command?.[1] ?? 'gtest'}.rs`), 'utf8');
    const tests = [...source.matchAll(/^#\[(?:tokio::)?test\]\n(?:async )?fn (\w+)/gm)].map(([, test]) => test);
    const printed = [...body.matchAll(/^test (\w+) \.\.\. ok$/gm)].map(([, test]) => test);
    expect(printed.sort()).toEqual(tests.sort());
    expect(body).toContain(`running ${tests.length} tests\n`);
    expect(body).toContain(`test result: ok. ${tests.length} passed; 0 failed;`);
  });
});
