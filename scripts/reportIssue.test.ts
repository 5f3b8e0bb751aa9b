import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Runs the script with a stand-in for the GitHub CLI that writes down how it was called. */
function report(issues: { number: number; title: string }[], text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const log = join(folder, 'log');
  writeFileSync(
    join(folder, 'gh'),
    `#!/bin/sh\ncat > /dev/null\necho "$1 $2 $3" >> '${log}'\n[ "$2" = list ] && echo '${JSON.stringify(issues)}'\nexit 0\n`,
  );
  chmodSync(join(folder, 'gh'), 0o755);
  writeFileSync(join(folder, 'body.md'), text);
  execFileSync(process.execPath, ['scripts/report-issue.mjs', 'drift', 'Drift', join(folder, 'body.md')], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  return readFileSync(log, 'utf8').trim().split('\n').slice(1);
}

it.each([
  ['opens an issue where there is none', [], 'Text.', ['label create drift', 'issue create --label']],
  ['rewrites the one that is there', [{ number: 7, title: 'Drift' }], 'Text.', ['issue edit 7']],
  ['leaves others alone', [{ number: 8, title: 'Else' }], 'Text.', ['label create drift', 'issue create --label']],
  ['closes it when nothing is left', [{ number: 7, title: 'Drift' }], '', ['issue close 7']],
])('%s', (_, issues, text, calls) => {
  expect(report(issues, text)).toEqual(calls);
});

it('does nothing when nothing is left and nothing is open', () => {
  expect(report([], '')).toEqual([]);
});
