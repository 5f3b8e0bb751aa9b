// Asks every address outside of the built site that its pages link to. Build the site first.
// usage: npm run links:outside [-- --dir build] [--out FILE]
//   Ends with 1 if one is dead. --out writes the list as Markdown, too; not if there is no network.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UNCHECKED_LINKS } from '../config/outsideLinks';
import { checkOutsideLinks, renderOutsideLinks } from './links/checkOutsideLinks';
import { runCommand } from './shared/runCommand';

await runCommand(async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' }, out: { type: 'string' } } });
  const links = await checkOutsideLinks(values.dir, { skip: UNCHECKED_LINKS });
  if (links.dead.length > 1 && !links.answered) {
    console.error('Not one address answers, so nothing is known. Is there a network?');
    process.exit(2);
  }
  const report = renderOutsideLinks(links);
  console.log(report);
  if (values.out) writeFileSync(values.out, `${report}\n`);
  if (links.dead.length > 0) process.exitCode = 1;
});
