import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INDEX_SETTINGS } from '../../plugins/search-index/upload/indexSettings';
import { uploadRecords } from '../../plugins/search-index/upload/uploadRecords';
import { hierarchyOf, type SearchRecord } from '../../src/shared/search/record';
import { type IndexStub, startIndexStub } from './indexStub';

const ADMIN_KEY = '0123456789abcdef0123456789abcdef';
const RECORDS = Array.from({ length: 1500 }, (_, number): SearchRecord => ({
  objectID: `record-${number}`,
  hierarchy: hierarchyOf(['About', `Page ${number}`]),
  content: 'Text.',
  type: 'content',
  url: `/docs/${number}`,
  language: 'en',
  docusaurus_tag: 'docs-default-current',
}));

describe('R-SEARCH-5: upload to the hosted index', () => {
  let stub: IndexStub;
  beforeEach(async () => {
    stub = await startIndexStub(ADMIN_KEY);
    const old = { settings: { old: true }, objects: new Map([['old', {}]]) };
    stub.indices.set('docs', { ...old, rules: ['a rule'], synonyms: ['a synonym'] });
  });
  afterEach(() => stub.close());

  const upload = (settings = {}, log: (line: string) => void = () => undefined) =>
    uploadRecords(
      { appId: 'ABCDEFGHIJ', adminKey: ADMIN_KEY, indexName: 'docs', hosts: [stub.origin], ...settings },
      RECORDS,
      log,
    );

  it('replaces the old index by one that has settings, all records, and the old rules and synonyms', async () => {
    await upload();
    expect([...stub.indices.keys()]).toEqual(['docs']);
    const index = stub.indices.get('docs');
    expect(index?.settings).toEqual(JSON.parse(JSON.stringify(INDEX_SETTINGS)));
    expect([...(index?.objects.values() ?? [])]).toEqual(RECORDS);
    expect(index?.rules).toEqual(['a rule']);
    expect(index?.synonyms).toEqual(['a synonym']);
  });

  it('searches titles and headings first, then keywords, then text', () => {
    const searched = INDEX_SETTINGS.searchableAttributes ?? [];
    const place = (part: string) => searched.findLastIndex((attribute) => attribute.includes(part));
    expect(place('hierarchy')).toBeLessThan(place('keywords'));
    expect(place('keywords')).toBeLessThan(place('content'));
  });

  it('touches the old index only in the last step', async () => {
    await upload();
    const changes = stub.asked.filter((line) => !line.startsWith('GET'));
    expect(changes).toEqual([
      'POST /1/indexes/docs/operation',
      'PUT /1/indexes/docs*/settings',
      'POST /1/indexes/docs*/batch',
      'POST /1/indexes/docs*/batch',
      'POST /1/indexes/docs*/operation',
    ]);
  });

  it.each([
    ['the copy of rules', /docs\/operation/],
    ['the settings', /settings/],
    ['the records', /batch/],
  ])('leaves the old index as it was, and nothing else, when %s fail', async (_what, pattern) => {
    stub.failures.push({ pattern, status: 400 });
    await expect(upload()).rejects.toThrow(/^The upload failed: .*\. docs is as it was\.$/);
    expect([...stub.indices.keys()]).toEqual(['docs']);
    expect([...(stub.indices.get('docs')?.objects.keys() ?? [])]).toEqual(['old']);
  });

  it('names what it leaves behind when that cannot be deleted, and still why it failed', async () => {
    stub.failures.push({ pattern: /batch/, status: 400 }, { pattern: /^DELETE/, status: 400 });
    const log: string[] = [];
    await expect(upload({}, (line) => log.push(line))).rejects.toThrow(/^The upload failed: .*\. docs is as it was\.$/);
    const [left] = [...stub.indices.keys()].filter((name) => name !== 'docs');
    expect(log).toEqual([expect.stringContaining(`${left} could not be deleted: `)]);
  });

  it('says that the last step may have happened when its answer is lost', async () => {
    stub.failures.push({ pattern: /docs\*\/operation/, status: 400 });
    await expect(upload()).rejects.toThrow('Look whether docs holds the new records');
  });

  it('says which key was refused and what it needs', async () => {
    const refused = upload({ adminKey: 'f'.repeat(32) });
    await expect(refused).rejects.toThrow(/refuses ALGOLIA_ADMIN_API_KEY .* editSettings .* docs is as it was\./);
  });

  it('says that no host can be reached', async () => {
    await expect(upload({ hosts: ['http://127.0.0.1:9'] })).rejects.toThrow('no host of the service can be reached');
  });
});
