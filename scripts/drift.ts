// Lists what newer upstream commits may have made wrong: names that vanished, reference data that differs, pages whose sources changed.
// usage: npm run drift -- FOLDER [--out FILE]
//   FOLDER holds git checkouts of the repositories of UPSTREAMS in config/upstreams.ts, bare ones included, with their whole history.
//   Ends with 1 if there is something to look at. --out writes the list as Markdown, too.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UPSTREAMS } from '../config/upstreams';
import { listPages } from '../plugins/content/listPages';
import { findCheckouts } from './drift/findCheckouts';
import { findDrift } from './drift/findDrift';
import { renderDrift } from './drift/renderDrift';
import { checkReference } from './reference/checkReference';
import { readAt } from './reference/readAt';
import { runCommand } from './shared/runCommand';

await runCommand(() => {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const [folder] = positionals;
  if (!folder) {
    console.error('usage: npm run drift -- FOLDER [--out FILE]');
    process.exit(2);
  }

  const { checkouts, left } = findCheckouts(folder, UPSTREAMS);
  const newest = new Map(checkouts.map(({ key, path, newest: ref }) => [key, { path, ref }]));
  const pages = listPages('.').map(({ file, body, frontMatter }) => ({
    file,
    body,
    sources: Array.isArray(frontMatter.sources) ? frontMatter.sources.map(String) : [],
  }));
  const drifted = findDrift(pages, checkouts);
  const differences = newest.has('gear') ? checkReference(readAt(newest)).differences : [];

  const report = renderDrift({ pages: drifted, differences, left });
  const vanished = drifted.filter((page) => page.vanished.length > 0).length;
  const summary =
    `Compared with ${checkouts.length} of ${checkouts.length + left.length} repositories: ${vanished} page(s) name what vanished, ` +
    `${differences.length} difference(s) in the reference data, sources of ${drifted.length} page(s) changed.`;
  console.log(`${report}\n\n${summary}`);
  if (values.out) writeFileSync(values.out, `${summary}\n\n${report}\n`);
  // What was not compared may have drifted, too.
  if (drifted.length > 0 || differences.length > 0 || left.length > 0) process.exitCode = 1;
});
