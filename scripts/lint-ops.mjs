// Lints what operators copy: the files of examples/ops, and the shell blocks of the pages on nodes and staking.
// A linter that is not installed is named and skipped; under CI=true that is a failure.
// usage: node scripts/lint-ops.mjs
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';

const PROJECT = path.join(import.meta.dirname, '..');
const OPS = path.join(PROJECT, 'examples/ops');
const PAGES = ['docs/node', 'docs/staking'];
const SHELLS = ['bash', 'sh', 'shell'];
/** Stands in for the node, which is not installed where this runs. */
const ANY_PROGRAM = '/bin/true';

const { scanFences } = await createJiti(import.meta.url).import('../plugins/shared/scanFences.ts');
const scratch = mkdtempSync(path.join(tmpdir(), 'lint-ops-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));

const opsFiles = (extension) =>
  readdirSync(OPS)
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ name: `examples/ops/${file}`, text: readFileSync(path.join(OPS, file), 'utf8') }));

/** Shell blocks that are typed into a page; embedded ones are files of examples/ops. */
function shellBlocks() {
  return PAGES.flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder))
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        scanFences(readFileSync(path.join(PROJECT, folder, file), 'utf8'))
          .filter(({ language, meta }) => SHELLS.includes(language) && meta.file === undefined)
          .map(({ line, code }) => ({ name: `${folder}/${file}:${line}`, text: code })),
      ),
  );
}

/** Runs a linter; `ok` is whether it ended with 0. One that only warns does, too. */
function run(command, args, input) {
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout}${stderr}`.trim() };
}

const scratchFile = (name, text) => {
  const file = path.join(scratch, path.basename(name));
  writeFileSync(file, text);
  return file;
};

function lintUnit({ name, text }) {
  const file = scratchFile(name, text.replaceAll('/usr/local/bin/gear', ANY_PROGRAM));
  // Without errors of other units, such as those of this machine.
  const { ok, output } = run('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file]);
  const ours = output.split('\n').filter((line) => line.includes(path.basename(file)));
  return { ok: ok && ours.length === 0, output: ours.join('\n') || output };
}

function lintServer({ name, text }) {
  const [key, certificate] = [path.join(scratch, 'key.pem'), path.join(scratch, 'certificate.pem')];
  const subject = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=rpc.example.org'];
  run('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
  const server = text
    // The test opens the ports. Those below 1024 are for root alone, and may be taken.
    .replace(/(\blisten (?:\S+:)?)(\d+)/g, (_, before, port) => before + (20_000 + Number(port)))
    .replace(/(ssl_certificate_key ).*;/, `$1${key};`)
    .replace(/(ssl_certificate ).*;/, `$1${certificate};`);
  const included = scratchFile(name, server);
  // The folders that nginx takes otherwise, for its logs and for what it puts aside, are those of root.
  const aside = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${scratch}/${kind};\n`,
  );
  const http = `  access_log off;\n${aside.join('')}  include ${included};\n`;
  const main = `events {}\npid ${scratch}/nginx.pid;\nerror_log stderr;\nhttp {\n${http}}\n`;
  const { ok, output } = run('nginx', [
    '-t',
    '-q',
    '-e',
    'stderr',
    '-p',
    scratch,
    '-c',
    scratchFile('nginx.conf', main),
  ]);
  return { ok: ok && output === '', output };
}

const LINTERS = [
  {
    needs: ['shellcheck'],
    subjects: [...opsFiles('.sh'), ...shellBlocks()],
    lint: ({ text }) => run('shellcheck', ['--shell=bash', '-'], text),
  },
  { needs: ['systemd-analyze'], subjects: opsFiles('.service'), lint: lintUnit },
  { needs: ['nginx', 'openssl'], subjects: opsFiles('.conf'), lint: lintServer },
];

const isInstalled = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
let failed = 0;
for (const { needs, subjects, lint } of LINTERS) {
  const missing = needs.filter((command) => !isInstalled(command));
  if (missing.length) {
    console.error(`${missing.join(', ')}: not installed, ${subjects.length} file(s) and block(s) not checked`);
    if (process.env.CI === 'true') failed += 1;
    continue;
  }
  for (const subject of subjects) {
    const { ok, output } = lint(subject);
    if (ok) continue;
    failed += 1;
    console.error(`${subject.name}\n${output}\n`);
  }
  console.log(`${needs[0]}: ${subjects.length} checked`);
}
process.exitCode = failed ? 1 : 0;
