/** What may stand behind the language of a code fence. */
export interface FenceMeta {
  /** Heading of the block. */
  title?: string;
  /** File to embed, from the root of the repository. */
  file?: string;
  /** Region of that file. */
  region?: string;
  /** Which of the drawings that the site knows. */
  of?: string;
  /** Why code that is typed into the page cannot be checked. */
  unchecked?: string;
}

/** What a fence can have, by the names that writers use. */
export const FENCE_KEYS: readonly string[] = [
  'title',
  'file',
  'region',
  'of',
  'unchecked',
] satisfies (keyof FenceMeta)[];

const PAIR = /([\w-]+)=(?:"([^"]*)"|(\S+))/g;

/**
 * Reads the info line of a fence.
 *
 * @param meta - for example `title="Output" file=a.rs region=state`; words without `=` are ignored
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  return Object.fromEntries([...(meta ?? '').matchAll(PAIR)].map(([, key, quoted, bare]) => [key, quoted ?? bare]));
}
