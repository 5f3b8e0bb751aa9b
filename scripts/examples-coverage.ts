// Prints, page by page, how many code fences are embedded from checked code, plain, or unchecked with their reason.
// Exits 1 if Rust or TypeScript stands on a page without being embedded and without a reason. usage: jiti scripts/examples-coverage.ts
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyFence, type FenceKind } from '../plugins/shared/classifyFence';
import { scanFences } from '../plugins/shared/scanFences';

const KINDS: FenceKind[] = ['embedded', 'plain', 'unchecked', 'unexplained'];
const row = (cells: (string | number)[]) =>
  cells.map((cell, i) => (i ? String(cell).padStart(12) : String(cell).padEnd(52))).join('');

const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
const notes: string[] = [];
const total: Record<FenceKind, number> = { embedded: 0, plain: 0, unchecked: 0, unexplained: 0 };

console.log(row(['page', ...KINDS]));
for (const file of files.sort()) {
  const path = join('docs', file);
  const counts: Record<FenceKind, number> = { embedded: 0, plain: 0, unchecked: 0, unexplained: 0 };
  for (const fence of scanFences(readFileSync(path, 'utf8'))) {
    const kind = classifyFence(fence);
    counts[kind] += 1;
    total[kind] += 1;
    if (kind === 'unchecked') notes.push(`${path}:${fence.line} ${fence.language}, unchecked: ${fence.meta.unchecked}`);
    if (kind === 'unexplained')
      notes.push(`${path}:${fence.line} ${fence.language} must be embedded, or say unchecked="why"`);
  }
  if (KINDS.some((kind) => counts[kind] > 0)) console.log(row([file, ...KINDS.map((kind) => counts[kind])]));
}
console.log(row(['total', ...KINDS.map((kind) => total[kind])]));
if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
process.exitCode = total.unexplained > 0 ? 1 : 0;
