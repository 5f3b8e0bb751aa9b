import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Root of the project, where builds run. */
export const ROOT = join(import.meta.dirname, '../..');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** Most that a build may print, in bytes: the log of one that renders payloads is long. */
const MAX_OUTPUT = 1e8;

/** How a build ended. */
export interface BuildResult {
  /** Exit code: 0 if the site was built. */
  code: unknown;
  /** What was printed, without colours. */
  output: string;
}

interface BuildOptions {
  /** Folder below that of the site for generated files, if those of the site itself must not be overwritten. */
  generated?: string;
  /** Environment variables besides those of the tests. */
  env?: Record<string, string>;
}

/** Runs `docusaurus build` with these arguments, and says how that ended: it does not throw if the build fails. */
export function runBuild(args: readonly string[], { generated, env }: BuildOptions = {}): Promise<BuildResult> {
  const options = {
    cwd: ROOT,
    env: { ...process.env, ...(generated && { DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated }), ...env },
    maxBuffer: MAX_OUTPUT,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [DOCUSAURUS, 'build', ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}
