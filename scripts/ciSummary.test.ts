import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SCRIPT = resolve('scripts/ci-summary.mjs');

const vitest = (...statuses: string[]) => ({
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test`, failureMessages: ['Why.'] })),
    },
  ],
});
const site = (...statuses: string[]) => ({
  suites: [
    {
      title: 'a.spec.ts',
      suites: [
        {
          title: 'on a phone',
          specs: [{ title: 'a page', tests: statuses.map((status) => ({ status, results: [{}] })) }],
        },
      ],
    },
  ],
});
const GREEN = { unit: vitest('passed', 'passed'), 'examples-typescript': vitest('passed'), site: site('expected') };

/** What a run of CI ends with, of which these steps and reports were left. */
function summary(steps: string, reports: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  mkdirSync(join(folder, 'test-results'));
  writeFileSync(join(folder, 'test-results/steps'), steps);
  for (const [name, report] of Object.entries(reports))
    if (report) writeFileSync(join(folder, `test-results/${name}.json`), JSON.stringify(report));
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
  return { status, sum: stdout.trim(), named: stderr };
}

it('a run in which all held is counted, and passes', () => {
  expect(summary('ok\nok\n', GREEN)).toEqual({ status: 0, sum: '6 passed, 0 failed', named: '' });
});

it.each<[string, string, Record<string, unknown>, string]>([
  ['a step', 'ok\nfailed: npm test\n', {}, 'failed: npm test'],
  ['a unit test', 'ok\nok\n', { unit: vitest('passed', 'passed', 'failed') }, 'a.test.ts: a failed test\nWhy.'],
  ['a skipped test', 'ok\nok\n', { unit: vitest('passed', 'passed', 'pending') }, 'a pending test'],
  [
    'a file that cannot be loaded',
    'ok\n',
    {
      unit: {
        testResults: [
          ...vitest('passed', 'passed', 'passed').testResults,
          { name: 'b.test.ts', status: 'failed', message: 'No module.\nStack', assertionResults: [] },
        ],
      },
    },
    'failed: b.test.ts\nNo module.',
  ],
  ['tests of the browser', 'ok\nok\n', { site: site('expected', 'unexpected') }, 'a.spec.ts > on a phone > a page'],
  ['a skipped test of the browser', 'ok\nok\n', { site: site('expected', 'skipped') }, 'skipped: a.spec.ts'],
  ['no report of unit tests', 'ok\nok\nok\nok\n', { unit: undefined }, 'The unit and content tests left no report.'],
  ['no report of the browser', 'ok\nok\nok\n', { site: undefined }, 'The browser tests left no report.'],
])('%s: the run fails, and its end says why', (_what, steps, reports, why) => {
  const { status, sum, named } = summary(steps, { ...GREEN, ...reports });
  expect(status).toBe(1);
  expect(sum).toMatch(/^\d passed, 1 failed$/);
  expect(named).toContain(why);
});

it('a test of the browser that passed at the second try passes, and is named', () => {
  const { status, sum, named } = summary('ok\nok\n', { ...GREEN, site: site('flaky') });
  expect([status, sum]).toEqual([0, '6 passed, 0 failed']);
  expect(named).toContain('passed only at the second try: a.spec.ts > on a phone > a page');
});
