import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../shared/filesBelow';
import type { Example, Manifest } from './manifest';

/** An example as it is listed, and whole. */
interface Read {
  entry: Manifest['examples'][number];
  example: Example;
}

/** What the docs say of an example. */
export interface ExampleFacts {
  title: string;
  href: string;
  features: readonly string[];
}

/** A folder of TypeScript that is an example of its own. */
export interface TypeScriptExample {
  name: string;
  description: string;
  /** From the root of the site. What is below a folder of another example belongs to that one. */
  folder: string;
  page: string;
  /** The `package.json` that it was checked with, from the root of the site; none if that was other packages' source. */
  packageFile?: string;
}

/** Files that make a program, or explain it. */
const SOURCE = /\.(?:rs|toml|idl|md)$/;
const TYPESCRIPT = /\.(?:ts|tsx|md|sed)$/;
const BUILT = 'target';
/** What tools leave in a folder of TypeScript: packages, and hidden folders. */
const LEFT = /(?:^|\/)(?:node_modules|\.[^/]*)\//;
const DESCRIPTION = /^description = "(.*)"$/m;
const MANIFEST = 'Cargo.toml';
const NEEDS_SAILS = /^sails-rs\b/m;

/**
 * Reads the example programs of a Cargo workspace, a folder each.
 *
 * @param folder - of the workspace, from the root of the site
 * @param facts - what the docs say of each, by the name of its folder
 * @param checked - how they were checked
 * @throws Error that names a program whose `Cargo.toml` has no description
 */
export function readExamples(
  siteDir: string,
  folder: string,
  facts: ReadonlyMap<string, ExampleFacts>,
  checked: string,
): Read[] {
  const root = join(siteDir, folder);
  const read = (path: string) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, path), 'utf8') });
  // Members take versions and dependencies from it.
  const workspace = read(MANIFEST);

  return readdirSync(root)
    .filter((name) => name !== BUILT && isProgram(join(root, name)))
    .map((name) => {
      const files = sourcesBelow(join(root, name)).map((path) => read(`${name}/${path}`));
      const cargo = files.find(({ path }) => path === `${folder}/${name}/${MANIFEST}`)?.text ?? '';
      const description = DESCRIPTION.exec(cargo)?.[1];
      if (!description) throw new Error(`${folder}/${name}/${MANIFEST} has no description.`);
      const { title, href: page, features = [] } = facts.get(name) ?? {};
      const isSails = files.some(({ path, text }) => path.endsWith(`/${MANIFEST}`) && NEEDS_SAILS.test(text));
      const kind = ['Rust program', ...(isSails ? ['Sails'] : [])];
      return {
        entry: { name, description, title, page, features: [...features, ...kind], checked },
        example: { name, files: [...files, workspace] },
      };
    });
}

/**
 * Reads examples in TypeScript.
 *
 * @param checkedOf - how the code of a folder was checked
 * @throws Error that names a folder without TypeScript
 */
export function readTypeScript(
  siteDir: string,
  examples: readonly TypeScriptExample[],
  checkedOf: (folder: string) => string,
): Read[] {
  const read = (path: string) => ({ path, text: readFileSync(join(siteDir, path), 'utf8') });
  const folders = examples.map(({ folder }) => `${folder}/`);

  return examples.map(({ name, description, folder, page, packageFile }) => {
    const others = folders.filter((other) => other.startsWith(`${folder}/`) && other !== `${folder}/`);
    const paths = filesBelow(join(siteDir, folder))
      .filter((file) => !LEFT.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((path) => TYPESCRIPT.test(path) && !others.some((other) => path.startsWith(other)));
    if (paths.length === 0) throw new Error(`${folder} has no TypeScript for the example ${name}.`);
    return {
      entry: { name, description, page, features: ['TypeScript'], checked: checkedOf(`${folder}/`) },
      example: { name, files: [...paths, ...(packageFile ? [packageFile] : [])].map(read) },
    };
  });
}

function isProgram(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).includes(MANIFEST);
}

/** Paths in the folder, the program before its tests, and both before the rest. */
function sourcesBelow(path: string): string[] {
  const order = (file: string) => (file.endsWith('.rs') ? (/(?:^|\/)(?:tests|build\.rs)/.test(file) ? 1 : 0) : 2);
  return filesBelow(path)
    .filter((file) => SOURCE.test(file) && !file.split('/').includes(BUILT))
    .sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
}
