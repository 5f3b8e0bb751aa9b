import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all tests of a run one folder for what they write, and takes it away with what they have left in it. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'vara-docs-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
