import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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
  const standIn = `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
const input = readFileSync(0, 'utf8');
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args, input }) + '\\n');
const answer = ${JSON.stringify(answers)}[args.slice(0, 2).join(' ')];
if (answer !== undefined) console.log(JSON.stringify(answer));
`;
  writeFileSync(join(folder, 'gh'), standIn);
  chmodSync(join(folder, 'gh'), 0o755);
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { output, calls: lines.map((line) => JSON.parse(line) as GhCall) };
}
