// Compares the advisories that the registry knows of installed packages with those that were looked at, in advisories.json.
// usage: npm run advisories
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand } from './shared/runCommand';
import { compare, readReport, readTriaged } from './supply-chain/advisories';

await runCommand(() => {
  const triaged = readTriaged(readFileSync('advisories.json', 'utf8'));
  // It exits with an error when it finds something.
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // On Windows npm is no program, but a script that only a shell runs.
    shell: process.platform === 'win32',
  });
  const { open, gone } = compare(readReport(stdout), triaged);
  for (const { id, package: name, severity, title } of open) {
    console.error(`${name}: ${title} (${severity}). Nobody looked at https://github.com/advisories/${id} yet.`);
  }
  for (const { id, package: name } of gone) console.log(`${name}: ${id} is gone, so it can leave advisories.json.`);
  console.log(`${triaged.length} advisories were looked at, ${open.length} are new.`);
  process.exitCode = open.length > 0 ? 1 : 0;
});
