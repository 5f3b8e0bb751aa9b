import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONSTANTS = 'docs/_data/constants';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** File and line of a figure of docs/_data/constants, for messages. */
export function placeOf(name: string): string {
  for (const file of readdirSync(join(ROOT, CONSTANTS))) {
    const lines = readFileSync(join(ROOT, CONSTANTS, file), 'utf8').split('\n');
    const entry = lines.findIndex((line) => line.trim() === `${name}: {`);
    if (entry === -1) continue;
    const value = lines.findIndex((line, index) => index > entry && /^\s*value:/.test(line));
    return `${CONSTANTS}/${file}:${(value === -1 ? entry : value) + 1}`;
  }
  return CONSTANTS;
}
