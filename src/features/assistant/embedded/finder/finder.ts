import { type Asked, type Finding, findPassages } from '../../../../shared/assistant/findPassages';
import { createEngine, type Engine, type Tiers } from '../../../../shared/search/engine';
import { withoutKeywords } from '../../../../shared/search/engine/textTier';

/** Where the files of the search index are. */
export type TierUrls = Record<keyof Tiers, string>;

/** Finds what the docs hold for a question. Rejects if the index cannot be loaded; the next question tries again. */
export type Finder = (asked: Asked) => Promise<Finding>;

/** A finder over the search index of the site, which is loaded with the first question. */
export function createFinder(urls: TierUrls): Finder {
  let engine: Promise<Engine> | undefined;
  return async (asked) => {
    engine ??= loadEngine(urls).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return findPassages(await engine, asked);
  };
}

async function loadEngine(urls: TierUrls): Promise<Engine> {
  const [headings, texts] = await Promise.all([
    load<Tiers['headings']>(urls.headings),
    load<Tiers['texts']>(urls.texts),
  ]);
  return createEngine(headings, withoutKeywords(texts));
}

async function load<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index cannot be loaded: ${response.status} from ${url}.`);
  // Written by the build of this same site, under a name that changes with its content.
  return (await response.json()) as T;
}
