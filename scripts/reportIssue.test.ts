import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runWithGh } from '../tests/stubs/gh';

interface Issue {
  number: number;
  title: string;
}

/** Reports a text, or that there is no file with one. */
function report(issues: readonly Issue[], text?: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'body.md');
  if (text !== undefined) writeFileSync(file, text);
  const { output, calls } = runWithGh(['scripts/report-issue.mjs', 'drift', 'Drift', file], { 'issue list': issues });
  const [list, ...others] = calls;
  expect(list?.args.slice(0, 2)).toEqual(['issue', 'list']);
  expect(list?.args).toEqual(expect.arrayContaining(['--state', 'open', '--label', 'drift']));
  return { output: output.trim(), calls: others };
}

const KNOWN = { number: 7, title: 'Drift' };
const OTHER = { number: 8, title: 'Else' };

it.each([
  ['where there is none', []],
  ['beside others', [OTHER]],
])('opens an issue %s, with a label that keeps its colour', (_, issues) => {
  const { output, calls } = report(issues, 'Text.');
  expect(output).toBe('Opened: Drift');
  expect(calls.map(({ args }) => args.slice(0, 3))).toEqual([
    ['label', 'create', 'drift'],
    ['issue', 'create', '--label'],
  ]);
  expect(calls[0]?.args).toEqual(expect.arrayContaining(['--force', '--color']));
  expect(calls[1]).toEqual({
    args: ['issue', 'create', '--label', 'drift', '--title', 'Drift', '--body-file', '-'],
    input: 'Text.',
  });
});

it('rewrites the issue that is there', () => {
  expect(report([OTHER, KNOWN], 'Text.')).toEqual({
    output: 'Updated: Drift',
    calls: [{ args: ['issue', 'edit', '7', '--body-file', '-'], input: 'Text.' }],
  });
});

it.each([
  ['is no report', undefined],
  ['is an empty report', ' \n'],
])('closes the issue when there %s', (_, text) => {
  const { output, calls } = report([KNOWN], text);
  expect(output).toBe('Closed: Drift');
  expect(calls.map(({ args }) => args)).toEqual([['issue', 'close', '7', '--comment', 'Nothing is left to look at.']]);
});

it('says so when nothing is left and nothing is open', () => {
  expect(report([OTHER])).toEqual({ output: 'Nothing to report: Drift', calls: [] });
});

it('cuts what is longer than an issue may be, and says so', () => {
  const [call] = report([KNOWN], 'x'.repeat(70_000)).calls;
  expect(call?.input.length).toBeLessThan(65_536);
  expect(call?.input).toMatch(/x\n\nThe rest is in the log of the run\.$/);
});
