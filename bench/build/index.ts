// Builds this site with generated pages in place of its own, clean and once more after a change of one page, and prints seconds,
// memory and what a page loads. Empties the caches of the site before each clean build, and in the end. Needs Linux, for the memory.
// usage: npm run bench:build -- [pages ...], by default 160 and 1600
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from '../shared/brotliSize';
import { generatePages } from './generatePages';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = '.docusaurus-bench';
const PAGES = join(FOLDER, 'docs');
const OUT = join(FOLDER, 'build');
/** What a build leaves for the next one. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];
const POLL_MS = 50;

interface Figures {
  seconds: number;
  /** Most memory that the build had at one time, in GB. */
  gigabytes: number;
}

/** @throws with what the build said, if it fails */
async function build(): Promise<Figures> {
  const start = performance.now();
  const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const child = spawn(process.execPath, [bin, 'build', '--config', 'bench/build/site.config.ts', '--out-dir', OUT], {
    cwd: ROOT,
    env: { ...process.env, BENCH_PAGES: PAGES },
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (text: Buffer) => said.push(text));
  child.stderr.on('data', (text: Buffer) => said.push(text));
  let kilobytes = 0;
  const poll = setInterval(() => (kilobytes = Math.max(kilobytes, mostMemory(child.pid))), POLL_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(poll);
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(said).toString()}`);
  return { seconds: (performance.now() - start) / 1000, gigabytes: (kilobytes * 1024) / 1e9 };
}

/** The most memory that a process had so far, in units of 1,024 bytes; 0 where that cannot be known, or no longer. */
function mostMemory(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A page names the script that starts it, and those to load meanwhile. */
const SCRIPTS = /<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.js)"/g;
/** Styles stand in pages. */
const STYLE = /<style>(.*?)<\/style>/gs;

/** What one page loads of scripts and style, and the page itself without its style, in bytes after Brotli. */
function pageWeight(): { scripts: number; style: number; html: number } {
  const html = readFileSync(join(ROOT, OUT, 'docs/section-1/page-1.html'), 'utf8');
  const sum = (pattern: RegExp) =>
    [...html.matchAll(pattern)].reduce(
      (bytes, [, path = '']) => bytes + brotliSize(readFileSync(join(ROOT, OUT, path))),
      0,
    );
  return {
    scripts: sum(SCRIPTS),
    style: brotliSize([...html.matchAll(STYLE)].map(([, text = '']) => text).join('')),
    html: brotliSize(html.replace(STYLE, '')),
  };
}

async function measure(count: number) {
  generatePages(count, join(ROOT, PAGES));
  for (const folder of [...CACHES, OUT]) rmSync(join(ROOT, folder), { recursive: true, force: true });
  const clean = await build();
  const weight = pageWeight();
  appendFileSync(join(ROOT, PAGES, 'welcome.md'), '\nOne sentence more.\n');
  const warm = await build();
  return { count, clean, warm, weight };
}

const figures = (value: number, digits = 1) => value.toFixed(digits).padStart(8);

async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 3)) {
    console.error('usage: npm run bench:build -- [pages ...], each number at least 3');
    process.exit(2);
  }
  console.log(
    '   pages | clean s      GB | warm s   of clean | ms a page | scripts kB  style   html | scripts to first row',
  );
  let first: number | undefined;
  for (const count of counts.length > 0 ? counts : [160, 1600]) {
    const { clean, warm, weight } = await measure(count);
    first ??= weight.scripts;
    console.log(
      [
        String(count).padStart(8),
        figures(clean.seconds) + figures(clean.gigabytes, 2),
        figures(warm.seconds) + figures(warm.seconds / clean.seconds, 2),
        figures((clean.seconds / count) * 1000, 0),
        figures(weight.scripts / 1000) + figures(weight.style / 1000) + figures(weight.html / 1000),
        figures((weight.scripts - first) / 1000, 2),
      ].join(' |'),
    );
  }
  // What was kept of generated pages would never be asked for again.
  for (const folder of [FOLDER, ...CACHES]) rmSync(join(ROOT, folder), { recursive: true, force: true });
}

void main();
