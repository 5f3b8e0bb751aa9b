// Prints how much the embedded search weighs and how fast it answers, at 160 and 1,600 generated pages and on the site, with
// MiniSearch beside it. usage: npm run bench:search (the site is measured if it is built)
import { existsSync, readFileSync } from 'node:fs';
import { readRecords } from '../../plugins/search-index/loadRecords';
import { serveBuild } from '../../scripts/hosting/serveBuild';
import { createEngine, packTiers } from '../../src/shared/search/engine';
import { answer } from '../../src/shared/search/engine/answer';
import type { SearchRecord } from '../../src/shared/search/record';
import { generateRecords } from './generateRecords';
import { type KeyTime, measureInBrowser } from './measureInBrowser';
import { buildMiniSearch } from './miniSearch';
import { brotliSize } from '../shared/brotliSize';

const PAGES = [160, 1600];
const ROUNDS = 5;
/** Typed letter by letter: each beginning is a question. */
const TYPED = [
  'gas reservation',
  'msg::reply',
  'validator',
  'mesage queue',
  'token_bridge',
  'how do i encode a payload',
  'voucher',
  'staking rewards',
  'sails service',
  'delayed message',
];
const CONTEXT = { page: 0, snippetWords: 10, language: 'en', tags: ['docs-default-current'] };

const queries = TYPED.flatMap((text) => Array.from({ length: text.length }, (_, end) => text.slice(0, end + 1)));

function timed<T>(work: () => T): { ms: number; result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/** Middle and 95th percentile of the times that the queries take, in milliseconds. */
function latency(search: (query: string) => unknown): { p50: number; p95: number } {
  for (const query of queries) search(query);
  const times = Array.from({ length: ROUNDS }, () => queries.map((query) => timed(() => search(query)).ms)).flat();
  return percentiles(times.sort((a, b) => a - b));
}

/** @param times - sorted */
function percentiles(times: readonly number[]): { p50: number; p95: number } {
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = ({ p50, p95 }: { p50: number; p95: number }) =>
  `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`;

function measure(name: string, records: readonly SearchRecord[]) {
  const { headings, texts } = packTiers(records);
  const sizes = [headings, texts].map((tier) => brotliSize(JSON.stringify(tier)));
  const [first = 0, second = 0] = sizes;
  const start = timed(() => createEngine(headings));
  const whole = timed(() => createEngine(headings, texts));
  const ours = latency((query) => answer(whole.result, { query, ...CONTEXT }));
  console.log(`\n${name}`);
  console.log(
    `  brotli: headings ${kilobytes(first)}, texts ${kilobytes(second)}, together ${kilobytes(first + second)}`,
  );
  console.log(`  made ready: headings ${start.ms.toFixed(0)} ms, with texts ${whole.ms.toFixed(0)} ms`);
  console.log(`  answer with snippets: ${milliseconds(ours)}`);

  const other = timed(() => buildMiniSearch(records));
  const theirs = latency(other.result.search);
  const size = brotliSize(other.result.shipped);
  console.log(
    `  MiniSearch: brotli ${kilobytes(size)}, built ${other.ms.toFixed(0)} ms, search alone ${milliseconds(theirs)}`,
  );
  const ratio = (ours: number, theirs: number) => `${(theirs / ours).toFixed(1)}x`;
  console.log(
    `  MiniSearch to this engine: bytes ${ratio(first + second, size)}, p50 ${ratio(ours.p50, theirs.p50)}, p95 ${ratio(ours.p95, theirs.p95)}`,
  );
}

for (const pages of PAGES) measure(`${pages} generated pages`, generateRecords(pages));

const site = await readRecords('.').catch(() => undefined);
if (!site || !existsSync('build')) {
  console.log('\nThe site is not built.');
} else {
  measure(`The site, ${new Set(site.map(({ url }) => url.split('#')[0])).size} pages`, site);
  const { origin, close } = await serveBuild('build');
  const { first, times } = await measureInBrowser(origin, TYPED);
  close();
  console.log('  in Chromium, the processor of the page slowed down 4x');
  const bytes = first.map((path) => brotliSize(readFileSync(`build${path}`)));
  first.forEach((path, file) => console.log(`    ${path} ${kilobytes(bytes[file] ?? 0)}`));
  console.log(`    brotli before the first result: ${kilobytes(bytes.reduce((sum, size) => sum + size, 0))}`);
  const sorted = (name: keyof KeyTime) => times.map((time) => time[name]).sort((a, b) => a - b);
  console.log(`    ${times.length} keys, from key to results: ${milliseconds(percentiles(sorted('inList')))}`);
  console.log(`    and to the frame that shows them: ${milliseconds(percentiles(sorted('drawn')))}`);
}
