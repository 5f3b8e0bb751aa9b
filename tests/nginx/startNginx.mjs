/* global fetch */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROJECT = path.join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 5_000;
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Nobody: where the tests run as root, nginx does not. */
const NOBODY = 65534;

/** Whether this machine has the module for brotli (Debian: libnginx-mod-http-brotli-static). */
export const HAS_BROTLI = existsSync(BROTLI_MODULE);

const shipped = (file) => readFileSync(path.join(PROJECT, 'deploy', file), 'utf8');

/** Replaces each text, which must be there. */
function replaced(text, pairs) {
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`The shipped configuration has no "${from}" to replace`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Makes a copy of a built site, as the container has it: prepared by `npm run hosting`.
 *
 * @param {object} options
 * @param {string} options.build - folder of the built site
 * @param {string} options.baseUrl - path below which it is served
 * @param {Record<string, string>} [options.extraFiles] - further files of the site: path to content
 * @param {Record<string, string>} [options.env] - settings of the deployment
 * @returns {{ dir: string, files: string, remove: () => void }} the folder with `html` and `vara-docs` in it, and where the site is
 */
export function prepareSite({ build, baseUrl, extraFiles = {}, env = {} }) {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const files = path.join(dir, 'html', baseUrl);
  cpSync(path.join(PROJECT, build), files, { recursive: true });
  for (const [file, content] of Object.entries(extraFiles)) {
    mkdirSync(path.dirname(path.join(files, file)), { recursive: true });
    writeFileSync(path.join(files, file), content);
  }
  const settings = { ...process.env, BASE_URL: baseUrl, ...env };
  execFileSync('npx', ['jiti', 'scripts/hosting.ts', files, path.join(dir, 'vara-docs')], {
    cwd: PROJECT,
    env: settings,
  });
  return { dir, files, remove: () => rmSync(dir, { recursive: true }) };
}

/**
 * Runs the nginx of this machine with the shipped configuration over a prepared site. Only the port, the root and the folders for
 * temporary files differ.
 *
 * @param {{ dir: string }} site
 * @param {{ brotli: boolean }} options - whether the module for brotli is loaded
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startNginx({ dir }, { brotli }) {
  const port = await freePort();
  const root = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/vara-docs;', `root ${dir}/html;`],
  ];
  writeFileSync(path.join(dir, 'site.conf'), replaced(shipped('site.conf'), root));
  rmSync(path.join(dir, 'vara-docs/brotli.conf'), { force: true });
  if (brotli) writeFileSync(path.join(dir, 'vara-docs/brotli.conf'), shipped('brotli.conf'));
  const main = [
    ['include /etc/nginx/modules-enabled/*.conf;', brotli ? `load_module ${BROTLI_MODULE};` : ''],
    ['/tmp/', `${dir}/`],
    ['error_log /dev/stderr warn;', 'error_log stderr warn;'],
    ['access_log /dev/stdout', `access_log ${dir}/access.log`],
  ];
  const config = path.join(dir, 'nginx.conf');
  writeFileSync(config, replaced(shipped('nginx.conf'), main));

  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, dir]);
  const nginx = spawn('nginx', ['-p', dir, '-c', config, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  let log = '';
  nginx.stderr.on('data', (chunk) => (log += chunk));
  const exited = new Promise((resolve) => nginx.once('close', resolve).once('error', resolve));
  const stop = async () => {
    nginx.kill();
    await exited;
    return log;
  };

  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (nginx.exitCode !== null || nginx.pid === undefined || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start. Is it installed (apt-get install nginx)?\n${log}`);
    }
    await wait(50);
  }
  return { origin, stop };
}
