import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A call of the GitHub CLI. */
export interface GhCall {
  args: string[];
  input: string;
}

/** What a script did that ran with a stand-in for the GitHub CLI. */
export interface GhRun {
  output: string;
  calls: GhCall[];
}

/**
 * Runs a script with a stand-in for the GitHub CLI, which writes down how it was called.
 *
 * @param args - of node: the script with its own
 * @param answers - what the stand-in prints, by the first two words of a call such as `issue list`
 */
export function runWithGh(args: readonly string[], answers: Readonly<Record<string, unknown>>): GhRun {
  const folder = mkdtempSync(join(tmpdir(), 'gh-'));
  const log = join(folder, 'log');
  // Not a program in front of the PATH: where the system cannot start that, it would go on and start the real one.
  const standIn = `const { appendFileSync } = require('node:fs');
const childProcess = require('node:child_process');
childProcess.execFileSync = (command, args, { input = '' } = {}) => {
  if (command !== 'gh') throw new Error('There is no stand-in for ' + command);
  appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args, input }) + '\\n');
  const answer = ${JSON.stringify(answers)}[args.slice(0, 2).join(' ')];
  return answer === undefined ? '' : JSON.stringify(answer) + '\\n';
};
require('node:module').syncBuiltinESMExports();
`;
  const file = join(folder, 'gh.cjs');
  writeFileSync(file, standIn);
  const output = execFileSync(process.execPath, ['--require', file, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { output, calls: lines.map((line) => JSON.parse(line) as GhCall) };
}
