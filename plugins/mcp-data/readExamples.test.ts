import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readTypeScript } from './readExamples';

function siteWith(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'read-examples-'));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
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

it('names a folder without TypeScript', () => {
  const site = siteWith(['ts/app/README.txt']);
  expect(() => readTypeScript(site, [{ ...EXAMPLE, folder: 'ts/app' }], () => 'checked')).toThrow(
    'ts/app has no TypeScript for the example app.',
  );
});
