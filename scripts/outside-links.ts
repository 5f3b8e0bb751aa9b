// Asks every address outside of the built site that its pages link to. Build the site first.
// usage: npm run links:outside [-- --dir build] [--out FILE]
//   Ends with 1 if one is dead. --out writes the list as Markdown, too.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UNCHECKED_LINKS } from '../config/outsideLinks';
import { checkOutsideLinks, renderDeadLinks } from './links/checkOutsideLinks';

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' }, out: { type: 'string' } } });
const dead = await checkOutsideLinks(values.dir, { skip: UNCHECKED_LINKS });
const report = `${dead.length} dead link(s).\n\n${renderDeadLinks(dead)}`.trim();
console.log(report);
if (values.out) writeFileSync(values.out, `${report}\n`);
if (dead.length > 0) process.exitCode = 1;
