// Builds the site and accepts no warning: a broken anchor, a broken Markdown link and a duplicate route only warn.
// usage: node scripts/build-strict.mjs [arguments of `docusaurus build`]
import { spawn } from 'node:child_process';
import { warningsIn } from './build-strict/warningsIn.mjs';

/** Not through npx: on Windows that is no program, but a script that only a shell runs. */
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const child = spawn(process.execPath, [DOCUSAURUS, 'build', ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'pipe'],
  // A notice about a newer Docusaurus is no warning about this site.
  env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
});

let output = '';
for (const stream of [child.stdout, child.stderr]) {
  stream.on('data', (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
}

child.on('close', (code) => {
  if (code !== 0) process.exit(code ?? 1);
  const warnings = warningsIn(output);
  if (warnings.length > 0) {
    console.error(`\nThe build printed ${warnings.length} warning(s), and none is accepted:\n${warnings.join('\n')}`);
    process.exit(1);
  }
});
