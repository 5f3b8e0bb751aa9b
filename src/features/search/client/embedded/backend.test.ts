import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packTiers } from '../../../../shared/search/engine';
import { hierarchyOf, type SearchRecord } from '../../../../shared/search/record';
import { createBackend } from './backend';

const URLS = { headings: '/headings.json', texts: '/texts.json' };
const shared = { url: '/docs/gas', hierarchy: hierarchyOf(['About', 'Gas']), language: 'en', docusaurus_tag: 'tag' };
const RECORDS: SearchRecord[] = [
  { objectID: '1', type: 'lvl1', content: null, ...shared },
  { objectID: '2', type: 'content', content: 'Pays for instructions.', ...shared },
];
const { headings, texts } = packTiers(RECORDS);

/** Files that arrive when the test lets them, in the order in which they are asked for. */
let files: Record<string, { resolve(response: Response): void; reject(error: Error): void; asked: number }>;

function arrives(url: string, body: unknown, status = 200) {
  files[url]?.resolve(new Response(JSON.stringify(body), { status }));
}

const ask = (backend: ReturnType<typeof createBackend>, query: string) =>
  backend.search({ query, page: 0, snippetWords: 10, language: 'en', tags: ['tag'] });

beforeEach(() => {
  files = {};
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetching = (url: string) =>
    new Promise<Response>((resolve, reject) => {
      files[url] = { resolve, reject, asked: (files[url]?.asked ?? 0) + 1 };
    });
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('R-SEARCH-4: the embedded index loads in tiers', () => {
  it('answers from the headings, and says when it knows the texts', async () => {
    const onMore = vi.fn();
    const backend = createBackend(URLS, onMore);
    const first = ask(backend, 'gas');
    arrives(URLS.headings, headings);
    expect(await first).toMatchObject({ hits: [{ url: '/docs/gas', content: null }], isOfHeadings: true });
    expect(onMore).not.toHaveBeenCalled();
    arrives(URLS.texts, texts);
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledOnce());
    const second = await ask(backend, 'gas');
    expect(second.hits[0]?.content).toBe('Pays for instructions.');
    expect(second.isOfHeadings).toBeUndefined();
  });

  it('waits for the texts with a question that the headings do not answer', async () => {
    const backend = createBackend(URLS, () => undefined);
    const answer = ask(backend, 'instructions');
    arrives(URLS.headings, headings);
    await vi.waitFor(() => expect(files[URLS.texts]).toBeDefined());
    arrives(URLS.texts, texts);
    expect((await answer).nbHits).toBe(1);
  });

  it('waits for the texts with a page that the headings do not fill', async () => {
    const backend = createBackend(URLS, () => undefined);
    const answer = backend.search({ query: 'gas', page: 1, snippetWords: 10, language: 'en', tags: ['tag'] });
    arrives(URLS.headings, headings);
    await vi.waitFor(() => expect(files[URLS.texts]).toBeDefined());
    arrives(URLS.texts, texts);
    expect((await answer).isOfHeadings).toBeUndefined();
  });

  it('asks for the texts only when the headings are there: what is needed first has the line', async () => {
    createBackend(URLS, () => undefined);
    expect(files[URLS.texts]).toBeUndefined();
    arrives(URLS.headings, headings);
    await vi.waitFor(() => expect(files[URLS.texts]?.asked).toBe(1));
  });

  it('fails the question when the headings cannot be loaded, and tries again with the next', async () => {
    const backend = createBackend(URLS, () => undefined);
    const first = ask(backend, 'gas');
    arrives(URLS.headings, 'gone', 404);
    await expect(first).rejects.toThrow('404');
    const second = ask(backend, 'gas');
    arrives(URLS.headings, headings);
    expect((await second).nbHits).toBe(1);
  });

  it('goes on with the headings when the texts cannot be loaded, and tries again with the next question', async () => {
    const backend = createBackend(URLS, () => undefined);
    arrives(URLS.headings, headings);
    await vi.waitFor(() => expect(files[URLS.texts]).toBeDefined());
    files[URLS.texts]?.reject(new Error('offline'));
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect((await ask(backend, 'gas')).nbHits).toBe(1);
    expect(files[URLS.texts]?.asked).toBe(2);
  });

  it('answers a name by its parts from the headings when the texts cannot be loaded', async () => {
    const backend = createBackend(URLS, () => undefined);
    const answer = ask(backend, 'gas::new');
    arrives(URLS.headings, headings);
    await vi.waitFor(() => expect(files[URLS.texts]).toBeDefined());
    files[URLS.texts]?.reject(new Error('offline'));
    expect(await answer).toMatchObject({ hits: [{ url: '/docs/gas' }], isOfHeadings: true });
  });

  it('fails a question that the headings do not answer when the texts cannot be loaded', async () => {
    const backend = createBackend(URLS, () => undefined);
    const answer = ask(backend, 'instructions');
    arrives(URLS.headings, headings);
    await vi.waitFor(() => expect(files[URLS.texts]).toBeDefined());
    files[URLS.texts]?.reject(new Error('offline'));
    await expect(answer).rejects.toThrow('offline');
  });
});
