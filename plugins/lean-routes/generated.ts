import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { ChunkNames, GeneratedRoute } from './splitRoutes';

/** What Docusaurus generates for routes, read back. */
export interface Generated {
  routes: GeneratedRoute[];
  chunkNames: Record<string, ChunkNames>;
  /** Requests of modules by the name of their chunk. */
  registry: Map<string, string>;
}

/** The head of `routes.js`, which Docusaurus 3.8.1 writes so. */
const ROUTES_HEAD =
  "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default ";
const REGISTRY_LINE = /^ {2}"([^"]+)": \[.*require\.resolveWeak\("([^"]+)"\)\],$/;

/**
 * Reads `routes.js`, `routesChunkNames.json` and `registry.js`.
 *
 * @param folder - where Docusaurus writes generated files
 * @throws if a file does not look as expected: another release of Docusaurus writes it otherwise
 */
export function readGenerated(folder: string): Generated {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const code = read('routes.js');
  if (!code.startsWith(ROUTES_HEAD)) throw new Error(`${join(folder, 'routes.js')} does not begin as expected.`);
  const creator = (path: string, hash?: string) => ({ path, ...(hash !== undefined && { hash }) });
  const routes = runInNewContext(code.slice(ROUTES_HEAD.length), { ComponentCreator: creator }) as GeneratedRoute[];
  const lines = read('registry.js').trim().split('\n').slice(1);
  const registry = new Map(
    lines.map((line) => {
      const [, name, request] = REGISTRY_LINE.exec(line.replace(/\};$/, '')) ?? [];
      if (!name || !request) throw new Error(`${join(folder, 'registry.js')}: not understood: ${line}`);
      return [name, request];
    }),
  );
  return { routes, chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'], registry };
}

/**
 * The code of `registry.js` for some chunks.
 *
 * @param entries - names and requests
 * @param eager - names of those that are part of the main script instead of a script of their own
 */
export function registryCode(
  entries: Iterable<readonly [name: string, request: string]>,
  eager: ReadonlySet<string> = new Set(),
): string {
  const lines = [...entries].map(([name, path]) => {
    const request = JSON.stringify(path);
    const mode = eager.has(name) ? 'webpackMode: "eager"' : `webpackChunkName: "${name}"`;
    const load = `() => import(/* ${mode} */ ${request})`;
    return `  "${name}": [${load}, ${request}, require.resolveWeak(${request})],`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}
