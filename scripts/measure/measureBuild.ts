import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { readRecords } from '../../plugins/search-index/loadRecords';
import { HTML_FILE } from '../../src/shared/routes/pageHtml';
import { createEngine, packTiers } from '../../src/shared/search/engine';
import { outcomeOf, QUERIES } from '../../tests/search/queries';
import { builtFiles } from '../hosting/builtFiles';

/** What a build weighs, in bytes after Brotli, and how well its search answers, as shares of the queries. */
export const measuresSchema = z.record(z.string(), z.number());
export type Measures = z.infer<typeof measuresSchema>;

/** Kinds of files, by the end of their path. */
const KINDS: readonly [name: string, path: RegExp][] = [
  ['Search index', /assets\/search\/.*\.json$/],
  ['HTML of pages beside scripts', HTML_FILE],
  ['HTML', /\.html$/],
  ['Scripts', /\.js$/],
  ['Styles', /\.css$/],
];
/** Fast; both sides of a comparison are compressed alike. */
const QUALITY = 5;

/** Measures the build in `build/` below a folder. Rejects with a message for people if there is none. */
export async function measureBuild(siteDir: string): Promise<Measures> {
  const build = join(siteDir, 'build');
  const measures: Measures = { Pages: 0, ...Object.fromEntries(KINDS.map(([name]) => [name, 0])) };
  const add = (name: string, amount: number) => void (measures[name] = (measures[name] ?? 0) + amount);
  for (const file of builtFiles(build)) {
    const [kind] = KINDS.find(([, path]) => path.test(file)) ?? [];
    if (!kind) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    add(kind, brotliCompressSync(readFileSync(join(build, file)), { params }).length);
    if (kind === 'HTML') add('Pages', 1);
  }
  const { headings, texts } = packTiers(await readRecords(siteDir));
  const engine = createEngine(headings, texts);
  const places = QUERIES.map((query) => outcomeOf(engine, query).place);
  const share = (most: number) => places.filter((place) => place <= most).length / places.length;
  return { ...measures, 'Answer is first': share(1), 'Answer is among three': share(3) };
}
