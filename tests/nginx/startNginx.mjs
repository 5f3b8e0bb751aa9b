/* global fetch */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROJECT = path.join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 5_000;

/** A copy of deploy/site.conf in which only the port and the root differ. */
function siteConfig(port, root) {
  const shipped = readFileSync(path.join(PROJECT, 'deploy/site.conf'), 'utf8');
  const local = shipped
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${root};`);
  if (!local.includes(`127.0.0.1:${port};`) || !local.includes(`root ${root};`)) {
    throw new Error('deploy/site.conf has no line `listen 8080;` or `root /usr/share/nginx/html;` to replace');
  }
  return local;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Runs the nginx of this machine with the shipped configuration over a copy of the built site.
 *
 * @param {Record<string, string>} extraFiles - further files of the site: path to content
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startNginx(extraFiles) {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = path.join(dir, 'html');
  cpSync(path.join(PROJECT, 'build'), root, { recursive: true });
  for (const [file, content] of Object.entries(extraFiles)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  const port = await freePort();
  const redirects = execFileSync('node', [path.join(PROJECT, 'scripts/deploy-config.mjs'), root]);
  writeFileSync(path.join(dir, 'redirects.conf'), redirects);
  writeFileSync(path.join(dir, 'site.conf'), siteConfig(port, root));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`);
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    `daemon off; master_process off; pid ${dir}/pid; events {}
http { include /etc/nginx/mime.types; access_log off; ${temp.join(' ')} include site.conf; }`,
  );
  const nginx = spawn('nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  nginx.stderr.on('data', (chunk) => (log += chunk));
  const exited = new Promise((resolve) => nginx.once('close', resolve).once('error', resolve));
  const stop = async () => {
    nginx.kill();
    await exited;
    rmSync(dir, { recursive: true });
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
