import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SearchRecord } from '../../src/shared/search/record';

/** File in which the plugin leaves the records, in its folder of generated files. */
export const RECORDS_FILE = 'records.json';

const GENERATED = '.docusaurus/search-index/default';

/** The records that the last build of a site was made from. Rejects with a message for people if there are none. */
export async function readRecords(siteDir: string): Promise<SearchRecord[]> {
  const file = join(siteDir, GENERATED, RECORDS_FILE);
  const json = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: build the site first.`, { cause });
  });
  // Written by the plugin of this same project.
  return JSON.parse(json) as SearchRecord[];
}

/** The records of a site as its pages are now, in all its languages. It loads the site as a build does, without building it. */
export async function loadRecords(siteDir: string): Promise<SearchRecord[]> {
  // Without drafts and unlisted pages, which are in no build either. Docusaurus reads this when it is loaded.
  process.env.SIMULATE_PRODUCTION_VISIBILITY = 'true';
  const { loadSite } = await import('@docusaurus/core/lib/server/site');
  const dir = resolve(siteDir);
  const load = async (locale?: string) => {
    const { props } = await loadSite({ siteDir: dir, locale });
    return { i18n: props.i18n, records: await readRecords(dir) };
  };
  const first = await load();
  const { locales, currentLocale } = first.i18n;
  const others = locales.filter((locale) => locale !== currentLocale);
  const records = [...first.records];
  for (const locale of others) records.push(...(await load(locale)).records);
  // What the site left of its own language is there again.
  if (others.length > 0) await load();
  return records;
}
