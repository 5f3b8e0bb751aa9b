import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { readEnvironment } from '../config/environment';
import { openDocs } from './docs';
import { createServer } from './server';
import { openSource } from './source';

const BUILD = join(import.meta.dirname, '../build');

/** The build of this checkout, if there is one; else the site that it is built for. */
function defaultPlace(): string {
  if (existsSync(BUILD)) return BUILD;
  const { siteUrl, baseUrl } = readEnvironment(process.env);
  return siteUrl + baseUrl;
}

const place = process.argv[2] || process.env.VARA_DOCS || defaultPlace();
try {
  const server = createServer(openDocs(openSource(place)));
  await server.connect(new StdioServerTransport());
  // Standard output belongs to the protocol.
  console.error(`vara-docs: answers from ${place}`);
} catch (error) {
  console.error(`vara-docs: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
