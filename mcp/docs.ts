import * as z from 'zod';
import {
  type Example,
  exampleFile,
  exampleSchema,
  type Manifest,
  MANIFEST_FILE,
  manifestSchema,
} from '../plugins/mcp-data/manifest';
import { createEngine, type Engine } from '../src/shared/search/engine';
import type { Source } from './source';

/** The docs, as the tools see them. Nothing is read before it is needed, and nothing twice. */
export interface Docs {
  manifest(): Promise<Manifest>;
  /** The search of the site itself. */
  engine(): Promise<Engine>;
  /** A page as Markdown, by its path with a slash at the beginning; `undefined` if there is none. */
  page(path: string): Promise<string | undefined>;
  /** A program with all its files; `undefined` if there is none. */
  example(name: string): Promise<Example | undefined>;
}

/** @returns docs whose methods reject with a message for people if the site is not one of this kind */
export function openDocs(source: Source): Docs {
  const once = new Map<string, Promise<unknown>>();
  /** Keeps what was read, unless it failed or was not there: then the next call tries again. */
  function keep<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = (once.get(key) as Promise<T> | undefined) ?? read();
    once.set(key, known);
    const forget = () => once.delete(key);
    known.then((value) => value === undefined && forget(), forget);
    return known;
  }
  async function need(path: string): Promise<string> {
    const text = await source.read(path);
    if (text === undefined)
      throw new Error(`${source.place} has no ${path}: it is no build of these docs, or an old one.`);
    return text;
  }
  const manifest = () =>
    keep(MANIFEST_FILE, async () => {
      const parsed = manifestSchema.safeParse(JSON.parse(await need(MANIFEST_FILE)));
      if (parsed.success) return parsed.data;
      throw new Error(`${MANIFEST_FILE} of ${source.place} is of another version:\n${z.prettifyError(parsed.error)}`);
    });

  return {
    manifest,
    engine: () =>
      keep('engine', async () => {
        const read = async () => {
          const { search } = await manifest();
          return Promise.all([need(search.headings), need(search.texts)]);
        };
        const [headings, texts] = await read().catch(() => {
          // The site may have been built anew since: its index has other names then. This reading stays known.
          for (const key of once.keys()) if (key !== 'engine') once.delete(key);
          return read();
        });
        // Written by the same build as the code that reads them.
        return createEngine(JSON.parse(headings), JSON.parse(texts));
      }),
    page: (path) => keep(path, () => source.read(`${path.replace(/^\//, '')}.md`)),
    example: (name) =>
      keep(`example ${name}`, async () => {
        const text = await source.read(exampleFile(name));
        return text === undefined ? undefined : exampleSchema.parse(JSON.parse(text));
      }),
  };
}
