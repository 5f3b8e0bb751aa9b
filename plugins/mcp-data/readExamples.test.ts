import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExamples, readTypeScript } from './readExamples';

/** A site with these files: empty ones, or texts by path. */
function siteWith(files: readonly string[], texts: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'read-examples-'));
  for (const file of [...files, ...Object.keys(texts)]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), texts[file] ?? '');
  }
  return root;
}

const EXAMPLE = { name: 'app', description: 'An app', page: '/docs/app' };

it('takes the sources of an example, not what tools have left beside them', () => {
  const site = siteWith([
    'ts/app/main.ts',
    'ts/app/view/App.tsx',
    'ts/app/fix.sed',
    'ts/app/node_modules/x/index.d.ts',
    'ts/app/.source/y.ts',
    'ts/package.json',
  ]);
  const filesOf = (packageFile?: string) =>
    readTypeScript(site, [{ ...EXAMPLE, folder: 'ts/app', ...(packageFile && { packageFile }) }], () => 'checked')
      .flatMap(({ example }) => example.files.map(({ path }) => path))
      .sort();
  expect(filesOf()).toEqual(['ts/app/fix.sed', 'ts/app/main.ts', 'ts/app/view/App.tsx']);
  expect(filesOf('ts/package.json')).toContain('ts/package.json');
});

it('leaves the files of an example within the folder of another to it', () => {
  const site = siteWith(['ts/a.ts', 'ts/app/main.ts', 'ts/application/b.ts']);
  const examples = [
    { ...EXAMPLE, name: 'all', folder: 'ts' },
    { ...EXAMPLE, folder: 'ts/app' },
  ];
  const read = readTypeScript(site, examples, (folder) => `checked in ${folder}`);
  expect(read.map(({ entry, example }) => [entry.checked, example.files.map(({ path }) => path)])).toEqual([
    ['checked in ts/', ['ts/a.ts', 'ts/application/b.ts']],
    ['checked in ts/app/', ['ts/app/main.ts']],
  ]);
});

it('names a folder without TypeScript', () => {
  const site = siteWith(['ts/app/README.txt']);
  expect(() => readTypeScript(site, [{ ...EXAMPLE, folder: 'ts/app' }], () => 'checked')).toThrow(
    'ts/app has no TypeScript for the example app.',
  );
});

describe('programs of a workspace', () => {
  const described = { 'rust/counter/Cargo.toml': '[package]\ndescription = "Counts"\n' };
  const read = (site: string, facts = new Map()) => readExamples(site, 'rust', facts, 'tested');

  it('are found as what they are: programs in Rust, with Sails or without', () => {
    const manifest = '[package]\ndescription = "Counts"\n';
    const needing = `${manifest}[dependencies]\nsails-rs.workspace = true\n`;
    const site = siteWith(['rust/Cargo.toml'], {
      'rust/bare/Cargo.toml': manifest,
      'rust/counter/Cargo.toml': needing,
    });
    const facts = new Map([['counter', { title: 'Counter', href: '/docs/counter', features: ['events'] }]]);
    expect(read(site, facts).map(({ entry }) => [entry.name, entry.features])).toEqual([
      ['bare', ['Rust program']],
      ['counter', ['events', 'Rust program', 'Sails']],
    ]);
  });

  it('come with the manifest of the workspace, code before tests and both before the rest, without what was built', () => {
    const files = [
      'rust/counter/tests/gtest.rs',
      'rust/counter/README.md',
      'rust/counter/build.rs',
      'rust/counter/src/lib.rs',
      'rust/counter/logo.png',
      'rust/counter/target/built.rs',
      'rust/target/counter/Cargo.toml',
      'rust/notes/README.md',
      'rust/Cargo.toml',
    ];
    const [counter, ...others] = read(siteWith(files, described));
    expect(others).toEqual([]);
    expect(counter?.example.files.map(({ path }) => path)).toEqual([
      'rust/counter/src/lib.rs',
      'rust/counter/build.rs',
      'rust/counter/tests/gtest.rs',
      'rust/counter/Cargo.toml',
      'rust/counter/README.md',
      'rust/Cargo.toml',
    ]);
  });

  it('are listed by what their manifest says, and the docs', () => {
    const site = siteWith(['rust/Cargo.toml', 'rust/counter/app/Cargo.toml'], described);
    const facts = new Map([['counter', { title: 'Counter', href: '/docs/counter', features: ['events'] }]]);
    expect(read(site, facts).map(({ entry }) => entry)).toEqual([
      {
        name: 'counter',
        description: 'Counts',
        title: 'Counter',
        page: '/docs/counter',
        features: ['events', 'Rust program'],
        checked: 'tested',
      },
    ]);
  });

  it('names a program without a description', () => {
    const site = siteWith(['rust/Cargo.toml', 'rust/counter/Cargo.toml']);
    expect(() => read(site)).toThrow('rust/counter/Cargo.toml has no description.');
  });
});
