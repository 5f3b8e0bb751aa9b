// Keeps one issue up to date: opens it, rewrites it, or closes it when there is nothing left. Needs the GitHub CLI, signed in.
// usage: node scripts/report-issue.mjs LABEL TITLE FILE
//   FILE holds the text of the issue; if it is empty or missing, an open issue is closed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The most that an issue takes is 65,536 signs. */
const MAX_LENGTH = 60_000;
const LABEL_COLOR = 'd4a72c';

const [label, title, file] = process.argv.slice(2);
if (!label || !title || !file) {
  console.error('usage: node scripts/report-issue.mjs LABEL TITLE FILE');
  process.exit(2);
}

const gh = (args, input) => execFileSync('gh', args, { encoding: 'utf8', input });
const report = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
const cut =
  report.length > MAX_LENGTH ? `${report.slice(0, MAX_LENGTH)}\n\nThe rest is in the log of the run.` : report;

const open = JSON.parse(
  gh(['issue', 'list', '--state', 'open', '--label', label, '--limit', '100', '--json', 'number,title']),
);
const known = open.find((issue) => issue.title === title);
if (cut && known) gh(['issue', 'edit', String(known.number), '--body-file', '-'], cut);
else if (cut) {
  // Without a colour, a label that is there would get a new one each time.
  gh(['label', 'create', label, '--force', '--color', LABEL_COLOR, '--description', 'Found by a scheduled check']);
  gh(['issue', 'create', '--label', label, '--title', title, '--body-file', '-'], cut);
} else if (known) gh(['issue', 'close', String(known.number), '--comment', 'Nothing is left to look at.']);
console.log(cut ? `${known ? 'Updated' : 'Opened'}: ${title}` : `${known ? 'Closed' : 'Nothing to report'}: ${title}`);
