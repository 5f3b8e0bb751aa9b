// Keeps one comment of a pull request up to date. Needs the GitHub CLI, signed in.
// usage: node scripts/report-comment.mjs FOLDER HEAD_SHA RUN_URL
//   FOLDER holds `number` and `comment.md`. They come from a run of the change itself, so nothing in them is trusted: the number
//   must be that of a pull request whose newest commit is HEAD_SHA, and the comment may only be a table of names and figures:
//   GitHub makes a link even of a bare "www.example.org".
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = '<!-- sizes and search -->';
/** As `renderComparison` writes it. */
const HEAD = ['| | Before | After | Difference |', '|---|---:|---:|---:|'];
const ROW = /^\| [A-Za-z ]{1,40}(?: \| (?:[+−]?\d{1,9}(?:\.\d)?(?: kB| %)?|none|new)){3} \|$/u;
const MAX_ROWS = 20;

const [folder, headSha, runUrl] = process.argv.slice(2);
if (!folder || !headSha || !runUrl) {
  console.error('usage: node scripts/report-comment.mjs FOLDER HEAD_SHA RUN_URL');
  process.exit(2);
}

const gh = (args, input) => execFileSync('gh', args, { encoding: 'utf8', input });
const number = readFileSync(join(folder, 'number'), 'utf8').trim();
const table = readFileSync(join(folder, 'comment.md'), 'utf8').trim();
const rows = table.split('\n');
const head = rows.splice(0, HEAD.length);
const isTable = head.join() === HEAD.join() && rows.length <= MAX_ROWS && rows.every((row) => ROW.test(row));
if (!/^\d+$/.test(number) || !isTable) {
  throw new Error('The report is not what this repository writes.');
}
const pull = JSON.parse(gh(['pr', 'view', number, '--json', 'headRefOid,comments']));
if (pull.headRefOid !== headSha) {
  console.log(`Pull request ${number} has a newer commit: its own run will report.`);
  process.exit(0);
}

const text = `${MARK}\n### Sizes and search\n\n${table}\n\nSizes after Brotli, over all pages. [Preview and log](${runUrl})\n`;
// Anybody can write a comment that begins like it.
const known = pull.comments.find(({ body, viewerDidAuthor }) => viewerDidAuthor && body.startsWith(MARK));
const id = known && /issuecomment-(\d+)$/.exec(known.url)?.[1];
if (id) gh(['api', '--method', 'PATCH', `repos/{owner}/{repo}/issues/comments/${id}`, '--field', 'body=@-'], text);
else gh(['pr', 'comment', number, '--body-file', '-'], text);
console.log(`${id ? 'Updated' : 'Written'}: comment of pull request ${number}`);
