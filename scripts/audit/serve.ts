import { spawn } from 'node:child_process';
import { SITE_PORT } from '../../tests/stubs/ports';

const START_MS = 60_000;
const RETRY_MS = 100;

/**
 * Serves `build/` on loopback, by the rules of a deployment: its content security policy is in force.
 *
 * @returns the address, and how to stop
 * @throws Error if nothing answers within a minute, or the server ends
 */
export async function serve(): Promise<{ url: string; stop: () => void }> {
  const url = `http://127.0.0.1:${SITE_PORT}`;
  const server = spawn('npx', ['jiti', 'tests/stubs/serveSite.ts', 'site'], {
    stdio: 'ignore',
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  };
  const end = Date.now() + START_MS;
  while (Date.now() < end && server.exitCode === null) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return { url, stop };
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  stop();
  throw new Error(`Nothing serves the build at ${url}. Has it been built?`);
}
