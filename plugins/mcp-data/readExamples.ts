import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Example, Manifest } from './manifest';

/** What the docs say of an example. */
export interface ExampleFacts {
  title: string;
  href: string;
  features: readonly string[];
}

/** Files that make a program, or explain it. */
const SOURCE = /\.(?:rs|toml|idl|md)$/;
const BUILT = 'target';
const DESCRIPTION = /^description = "(.*)"$/m;
const MANIFEST = 'Cargo.toml';

/**
 * Reads the example programs of a Cargo workspace, a folder each.
 *
 * @param folder - of the workspace, from the root of the site
 * @param facts - what the docs say of each, by the name of its folder
 * @throws Error that names a program whose `Cargo.toml` has no description
 */
export function readExamples(siteDir: string, folder: string, facts: ReadonlyMap<string, ExampleFacts>) {
  const root = join(siteDir, folder);
  const read = (path: string) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, path), 'utf8') });
  // Members take versions and dependencies from it.
  const workspace = read(MANIFEST);

  return readdirSync(root)
    .filter((name) => name !== BUILT && isProgram(join(root, name)))
    .map((name): { entry: Manifest['examples'][number]; example: Example } => {
      const files = sourcesBelow(join(root, name)).map((path) => read(`${name}/${path}`));
      const cargo = files.find(({ path }) => path === `${folder}/${name}/${MANIFEST}`)?.text ?? '';
      const description = DESCRIPTION.exec(cargo)?.[1];
      if (!description) throw new Error(`${folder}/${name}/${MANIFEST} has no description.`);
      const { title, href: page, features = [] } = facts.get(name) ?? {};
      return {
        entry: { name, description, title, page, features: [...features] },
        example: { name, files: [...files, workspace] },
      };
    });
}

function isProgram(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).includes(MANIFEST);
}

/** Paths in the folder, the program before its tests, and both before the rest. */
function sourcesBelow(path: string): string[] {
  const order = (file: string) => (file.endsWith('.rs') ? (/(?:^|\/)(?:tests|build\.rs)/.test(file) ? 1 : 0) : 2);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && !file.split('/').includes(BUILT))
    .sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
}
