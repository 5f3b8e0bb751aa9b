// Begins a page: writes the file from the template of its kind, and lists its route.
// usage: npm run new -- KIND PATH, such as: npm run new -- how-to node/watch-disk-space
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KINDS } from '../config/frontMatter';
import { listPages } from '../plugins/content/listPages';
import { planPage } from './new/planPage';
import { renderTemplate } from './new/templates';
import { runCommand } from './shared/runCommand';

/** What must exist, and what ever existed. */
const LISTS = ['tests/content/routes.txt', 'config/every-route.txt'];

const [kind, path, ...rest] = process.argv.slice(2);
if (!kind || !path || rest.length > 0) {
  console.error(`usage: npm run new -- KIND PATH\n  KIND is ${KINDS.join(', ')}; PATH such as node/watch-disk-space`);
  process.exit(2);
}

const readLines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

await runCommand(() => {
  const pages = listPages('.').map(({ file, frontMatter }) => ({
    file,
    position: Number(frontMatter.sidebar_position ?? 0),
  }));
  const plan = planPage(kind, path, { pages, ever: readLines('config/every-route.txt') });
  mkdirSync(dirname(plan.file), { recursive: true });
  writeFileSync(plan.file, renderTemplate(plan), { flag: 'wx' });
  for (const list of LISTS) writeFileSync(list, `${[...readLines(list), plan.route].sort().join('\n')}\n`);
  console.log(
    `${plan.file} is there, and its route is in ${LISTS.join(' and ')}.\n` +
      `Look at it while you write: npm start, then http://localhost:3000${plan.route}\n` +
      `What is still to write: npm run lint:prose -- ${plan.file}`,
  );
});
