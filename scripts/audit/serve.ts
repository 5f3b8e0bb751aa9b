import { spawn } from 'node:child_process';
import { SITE_PORT } from '../../tests/stubs/ports';

const START_MS = 60_000;
const RETRY_MS = 100;
const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Serves `build/` on loopback, by the rules of a deployment: its content security policy is in force.
 *
 * @returns the address, and how to stop
 * @throws Error if something else answers there, if nothing does within a minute, or if the server ends
 */
export async function serve(): Promise<{ url: string; stop: () => void }> {
  const url = `http://127.0.0.1:${SITE_PORT}`;
  if (await answers(url)) throw new Error(`Something serves at ${url} already, perhaps another build: end it first.`);
  // Without npx between them, the server gets what ends this process, such as Ctrl + C.
  const server = spawn(process.execPath, [JITI, 'tests/stubs/serveSite.ts', 'site'], { stdio: 'ignore' });
  const stop = () => void server.kill();
  const end = Date.now() + START_MS;
  while (Date.now() < end && server.exitCode === null) {
    if (await answers(url)) return { url, stop };
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  stop();
  throw new Error(`Nothing serves the build at ${url}. Has it been built?`);
}
