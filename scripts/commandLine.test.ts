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
