import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runWithGh } from '../tests/stubs/gh';
import { renderComparison } from './measure/renderComparison';

const TABLE = renderComparison(
  { Pages: 160, Scripts: 300_000, 'Answer is first': 0.88 },
  { Pages: 160, Scripts: 298_500, 'Answer is first': 0.875, 'Search index': 1000 },
).trim();
const HEAD = 'a1b2c3';
const RUN = 'https://github.com/o/r/actions/runs/1';
const BODY = `<!-- sizes and search -->\n### Sizes and search\n\n${TABLE}\n\nSizes after Brotli, over all pages. [Preview and log](${RUN})\n`;

const comment = (number: number, body: string, viewerDidAuthor: boolean) => ({
  body,
  viewerDidAuthor,
  url: `https://github.com/o/r/pull/5#issuecomment-${number}`,
});

function report(comments: readonly object[], { table = TABLE, number = '5\n', head = HEAD } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(folder, 'comment.md'), `${table}\n`);
  writeFileSync(join(folder, 'number'), number);
  const { output, calls } = runWithGh(['scripts/report-comment.mjs', folder, HEAD, RUN], {
    'pr view': { headRefOid: head, comments },
  });
  const [view, ...others] = calls;
  expect(view?.args.slice(0, 3)).toEqual(['pr', 'view', '5']);
  return { output: output.trim(), calls: others };
}

it('writes a comment where there is none', () => {
  expect(report([comment(1, 'Thanks!', false)])).toEqual({
    output: 'Written: comment of pull request 5',
    calls: [{ args: ['pr', 'comment', '5', '--body-file', '-'], input: BODY }],
  });
});

it('rewrites its own comment', () => {
  const { output, calls } = report([comment(1, 'Thanks!', false), comment(22, BODY.replace('298', '299'), true)]);
  expect(output).toBe('Updated: comment of pull request 5');
  expect(calls).toEqual([
    {
      args: ['api', '--method', 'PATCH', 'repos/{owner}/{repo}/issues/comments/22', '--field', 'body=@-'],
      input: BODY,
    },
  ]);
});

it('leaves a comment of somebody else alone that looks like its own', () => {
  expect(report([comment(1, BODY, false)]).output).toBe('Written: comment of pull request 5');
});

it('says nothing of a commit that is no longer the newest', () => {
  expect(report([], { head: 'd4e5f6' })).toEqual({
    output: 'Pull request 5 has a newer commit: its own run will report.',
    calls: [],
  });
});

it.each([
  ['text beside the table', { table: `${TABLE}\n@everybody` }],
  ['a link in the table', { table: `${TABLE}\n| [x](https://example.org) | 1 | 2 | +1 |` }],
  ['an address in the table, which would become a link', { table: `${TABLE}\n| See www.example.org | 1 | 2 | +1 |` }],
  ['an address in place of a figure', { table: `${TABLE}\n| Pages | www.example.org | 2 | +1 |` }],
  ['markup in the table', { table: `${TABLE}\n| <img src=x> | 1 | 2 | +1 |` }],
  ['another table', { table: '| Pages | 1 | 2 | +1 |' }],
  ['a table without end', { table: TABLE + '\n| Pages | 1 | 2 | +1 |'.repeat(50) }],
  ['a number that is none', { number: '5 --repo other/one' }],
])('refuses %s', (_, parts) => {
  expect(() => report([], parts)).toThrow('The report is not what this repository writes.');
});
