// Type-checks examples/typescript/sails-v2 against the sources of the releases that the pages document and that npm may not serve yet.
// It emits the type declarations of those sources as packages beside the examples, then runs the type checker on them.
// usage: npm run examples:upstream -- SAILS_CHECKOUT GEAR_JS_CHECKOUT
//   Git checkouts, bare ones included, that hold the documented refs: see SOURCES.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RELEASES } from '../config/releases';
import { UPSTREAMS } from '../config/upstreams';

/** A package whose declarations are emitted, in this order: each may need those before it. */
interface Source {
  checkout: 'sails' | 'gear-js';
  ref: string;
  path: string;
  /** Where the package goes below `node_modules`. */
  into: string;
  /** Folder of the declarations, as the manifest of the package names it. */
  lib: string;
  version?: string;
}

const PACKAGE = fileURLToPath(new URL('../examples/typescript', import.meta.url));
const EXAMPLES = join(PACKAGE, 'sails-v2');
const TSC = join(PACKAGE, 'node_modules/typescript/bin/tsc');
const MODULES = join(EXAMPLES, 'node_modules');
/** Outside of node_modules: the compiler emits nothing for what it takes for an installed package. */
const EXTRACTED = join(EXAMPLES, '.source');

const SAILS_JS = `js/v${RELEASES.sailsJs.version}`;
const SOURCES: Source[] = [
  {
    checkout: 'gear-js',
    ref: `gear-js-api-v${RELEASES.gearJs.version}`,
    path: 'apis/gear',
    into: '@gear-js/api',
    lib: 'lib',
    version: RELEASES.gearJs.version,
  },
  // The three private packages that sails-js bundles.
  ...['types', 'util', 'parser-idl-v2'].map((name): Source => ({
    checkout: 'sails',
    ref: SAILS_JS,
    path: `js/${name}`,
    into: `sails-js/node_modules/sails-js-${name}`,
    lib: 'lib',
  })),
  { checkout: 'sails', ref: SAILS_JS, path: 'js', into: 'sails-js', lib: 'lib', version: RELEASES.sailsJs.version },
  {
    checkout: 'gear-js',
    ref: UPSTREAMS['gear-js'].ref,
    path: 'utils/gear-hooks',
    into: '@gear-js/react-hooks',
    lib: 'dist',
    version: RELEASES.reactHooks.version,
  },
];

/** Ends this command with the reason. */
function fail(reason: string): never {
  console.log(`Examples against upstream sources: failed (${reason})`);
  process.exit(1);
}

/** Runs a command in the package of the examples; ends this command if it fails. */
function run(command: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: PACKAGE,
    input,
    maxBuffer: 2 ** 28,
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'inherit'],
  });
  if (error) fail(`${command} cannot be started: ${error.message}`);
  if (status !== 0) {
    process.stdout.write(stdout);
    fail(`${command} ${args.join(' ')} ended with ${status}`);
  }
  return stdout;
}

/** Settings under which the upstream projects are lenient: only their declarations matter here. */
const compilerOptions = (outDir: string) => ({
  target: 'ESNext',
  lib: ['ESNext', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  noCheck: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  declaration: true,
  emitDeclarationOnly: true,
  types: ['node'],
  paths: { '@/*': ['./src/*'] },
  rootDir: './src',
  outDir,
});

/** Emits the declarations of one package and puts its manifest beside them. */
function emit({ path, into, lib, version }: Source): void {
  const source = join(EXTRACTED, path);
  const target = join(MODULES, into);
  const manifest = readFileSync(join(source, 'package.json'), 'utf8');
  const found = String((JSON.parse(manifest) as { version: unknown }).version);
  if (version && found !== version) fail(`${path} is ${found}, documented is ${version}`);

  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), manifest);
  const project = join(source, 'tsconfig.declarations.json');
  writeFileSync(
    project,
    JSON.stringify({ compilerOptions: compilerOptions(join(target, lib)), include: ['src'], exclude: ['**/*.test.*'] }),
  );
  run(process.execPath, [TSC, '-p', project]);
}

// Commands run in the folder of the examples.
const [sails, gearJs] = process.argv.slice(2).map((path) => resolve(path));
if (!sails || !gearJs) fail('usage: npm run examples:upstream -- SAILS_CHECKOUT GEAR_JS_CHECKOUT');
if (!existsSync(join(PACKAGE, 'node_modules'))) run('npm', ['ci', '--no-audit', '--no-fund']);

const removeSources = () => {
  rmSync(EXTRACTED, { recursive: true, force: true });
};
// After a failure too.
process.on('exit', removeSources);

rmSync(MODULES, { recursive: true, force: true });
for (const source of SOURCES) {
  const checkout = source.checkout === 'sails' ? sails : gearJs;
  rmSync(join(EXTRACTED, source.path), { recursive: true, force: true });
  mkdirSync(EXTRACTED, { recursive: true });
  run('tar', ['x', '-C', EXTRACTED], run('git', ['-C', checkout, 'archive', source.ref, source.path]));
  emit(source);
}
removeSources();

run(process.execPath, [TSC, '-p', EXAMPLES]);
const checked = SOURCES.flatMap(({ into, version }) => (version ? [`${into} ${version}`] : []));
console.log(`Examples against upstream sources: type-checked with ${checked.join(', ')}`);
