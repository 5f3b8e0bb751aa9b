import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSource } from './source';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is a folder or an address, and says so of anything else', () => {
  for (const place of ['/no/such/folder', 'https://'])
    expect(() => openSource(place)).toThrow('neither a folder with a built site nor the address of one');
});

it('reads a folder, and nothing outside of it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docs-'));
  try {
    await mkdir(join(root, 'site/docs'), { recursive: true });
    await writeFile(join(root, 'site/docs/gas.md'), '# Gas');
    await mkdir(join(root, 'site-old'));
    for (const name of ['secret.md', 'site-old/secret.md']) await writeFile(join(root, name), 'secret');
    const { read } = openSource(join(root, 'site'));
    expect(await read('docs/gas.md')).toBe('# Gas');
    expect(await read('docs/none.md')).toBeUndefined();
    expect(await read('docs')).toBeUndefined();
    expect(await read('docs/gas.md/limits')).toBeUndefined();
    expect(await read('../secret.md')).toBeUndefined();
    expect(await read('../site-old/secret.md')).toBeUndefined();
  } finally {
    await rm(root, { recursive: true });
  }
});

describe('an address', () => {
  const answers = (status: number, type = 'text/markdown') => {
    const fetch = vi.fn<(url: URL, init?: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response('# Gas', { status, headers: { 'content-type': type } })),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('is read below its base path, with or without a slash at its end', async () => {
    for (const home of [
      'https://docs.example/preview',
      'https://docs.example/preview/',
      'https://Docs.example:443/preview',
      'https://docs.example/preview?from=mail#top',
    ]) {
      const fetch = answers(200);
      expect(await openSource(home).read('docs/gas.md')).toBe('# Gas');
      expect(fetch.mock.calls[0]?.[0].href).toBe('https://docs.example/preview/docs/gas.md');
    }
  });

  it('says which file could not be read when the connection breaks', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    await expect(openSource('https://docs.example').read('docs/gas.md')).rejects.toThrow(
      'https://docs.example/docs/gas.md cannot be reached.',
    );
  });

  it('is not waited for without end', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', (_: URL, init?: RequestInit) =>
      init?.signal?.aborted ? Promise.reject(init.signal.reason as Error) : Promise.resolve(new Response('# Gas')),
    );
    await expect(openSource('https://docs.example').read('docs/gas.md')).rejects.toThrow(
      'https://docs.example/docs/gas.md cannot be reached.',
    );
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it('is not left', async () => {
    const fetch = answers(200);
    expect(await openSource('https://docs.example/preview').read('../secret.md')).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'text/plain'],
    // A page in place of a file that there is not.
    [200, 'text/html; charset=utf-8'],
  ])('has no such file: %i, %s', async (status, type) => {
    answers(status, type);
    expect(await openSource('https://docs.example/').read('docs/gas.md')).toBeUndefined();
  });

  it.each([
    [500, 'text/markdown'],
    // As a web server does whose site cannot be reached.
    [503, 'text/html; charset=utf-8'],
  ])('that answers with an error is told: %i, %s', async (status, type) => {
    answers(status, type);
    await expect(openSource('https://docs.example/').read('a.md')).rejects.toThrow(
      `https://docs.example/a.md answers ${status}`,
    );
  });

  it('that does not answer is told', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(openSource('https://docs.example/').read('a.md')).rejects.toThrow('cannot be reached');
  });
});
