import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readEnvironment } from '../../config/environment';
import { answer } from './answer';
import { allowedBy } from './contentSecurityPolicy';
import { readBuild } from './readBuild';
import { hostingRules, type Site } from './rules';

interface ServeOptions {
  /** The settings that the site was built with; by default those of this environment. */
  site?: Site;
  /** By default any that is free. */
  port?: number;
}

/** The site that the environment of this process describes. */
export function siteOfEnvironment(): Site {
  const env = readEnvironment(process.env);
  return { ...env, allowed: allowedBy(env) };
}

/**
 * Serves a built site on loopback by the rules of a deployment, its content security policy among them, but without compression:
 * bodies are what the build wrote.
 *
 * @param folder - where the site was built
 * @returns the address, without a slash at its end, and how to stop
 * @throws Error if there is no built site, or if something else listens on the port
 */
export async function serveBuild(
  folder: string,
  { site = siteOfEnvironment(), port = 0 }: ServeOptions = {},
): Promise<{ origin: string; close: () => void }> {
  const build = readBuild(folder);
  const rules = hostingRules(site, build);
  const server = createServer((request, response) => {
    const { status, headers, file } = answer(rules, build.files, {
      url: request.url ?? '/',
      accept: request.headers.accept,
    });
    response.writeHead(status, headers);
    if (!file || request.method === 'HEAD') return response.end();
    return createReadStream(join(folder, file))
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${taken}`, close: () => void server.close() };
}
