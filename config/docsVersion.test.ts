import { VERSIONS_JSON_FILE } from '@docusaurus/plugin-content-docs/lib/constants.js';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { default as config } from '../docusaurus.config';

it('R-ROUTE-3: the pages of docs/ keep their addresses when a version is cut, and each version has a name', () => {
  const [, options] = config.plugins?.find((plugin) => [plugin].flat()[0] === './plugins/docs/index.ts') as [
    string,
    { lastVersion?: string; versions: Record<string, { label?: string }> },
  ];
  expect(options.lastVersion).toBe('current');
  const cut = existsSync(VERSIONS_JSON_FILE) ? (JSON.parse(readFileSync(VERSIONS_JSON_FILE, 'utf8')) as string[]) : [];
  expect(['current', ...cut].filter((version) => !options.versions[version]?.label)).toEqual([]);
});
