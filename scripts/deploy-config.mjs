// Prints the redirects of config/redirects.ts for nginx, those whose target is a built page.
// usage: node scripts/deploy-config.mjs [build folder] > redirects.conf
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';

const buildDir = process.argv[2] ?? 'build';
if (!existsSync(path.join(buildDir, 'index.html'))) {
  console.error(`There is no built site in "${buildDir}": run \`npm run build\` first, or name its folder.`);
  process.exit(1);
}

const { REDIRECTS } = await loadFreshModule(path.join(import.meta.dirname, '../config/redirects.ts'));

for (const { from, to } of REDIRECTS) {
  if (!existsSync(path.join(buildDir, `${to}.html`))) continue;
  console.log(`location = ${from} { return 301 ${to}$is_args$args; }`);
}
