import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['drift', 'measure', 'search-records', 'search-upload'])(
  'an option that there is not gets one line that names it, and no list of functions: %s',
  (name) => {
    const command = ['node_modules/jiti/lib/jiti-cli.mjs', `scripts/${name}.ts`, '--frobnicate'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(stderr).toMatch(/^Unknown option '--frobnicate'.*\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
);

it.each(['build', 'navigation'])(
  'a benchmark that is asked wrongly says how to ask, and no list of functions: %s',
  (name) => {
    const command = ['node_modules/jiti/lib/jiti-cli.mjs', `bench/${name}/index.ts`, '--frobnicate'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(stderr).toMatch(new RegExp(`^usage: npm run bench:${name} .*\n$`));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  },
);

it('search-upload needs the key that may write, and not the one that searches', () => {
  const { status, stdout, stderr } = spawnSync('npx', ['jiti', 'scripts/search-upload.ts', '--dry-run'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ALGOLIA_APP_ID: 'ABCDEFGHIJ',
      ALGOLIA_ADMIN_API_KEY: '0'.repeat(32),
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_SEARCH_API_KEY: '',
    },
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('They would become docs.');
  expect(status).toBe(0);
}, 60_000);
