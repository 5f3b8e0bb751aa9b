import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersions } from '../content/loadedVersions';
import { sectionLabel, sectionsOf } from '../content/sections';
import { type Card, cardSvg } from './cardSvg';
import { drawCards } from './drawCards';

/** Below the root of the site; it outlives a build. */
const CACHE = 'node_modules/.cache/social-cards';

/** A type, because Docusaurus wants options with an index signature. */
export type SocialCardsOptions = {
  /** What the site describes, in a few words; the label of the version follows. */
  site: string;
};

/** The cards of all docs, by their path below the base path. */
export const cardsOf = (allContent: AllContent, baseUrl: string, site: string): Map<string, Card> =>
  new Map(
    loadedVersions(allContent).flatMap(({ version: { docs, sidebars, label } }) => {
      const sections = sectionsOf(sidebars);
      return docs.map(({ id, title, permalink }): [string, Card] => [
        `${permalink.slice(baseUrl.length)}.png`,
        { title, section: sectionLabel(sections, id), site: `${site}  ·  ${label}` },
      ]);
    }),
  );

/**
 * Draws a picture for each doc, which other sites show beside a link to it: at its own path with `.png`. They are made for builds
 * only, beside everything else, and drawn again only when their text changes.
 */
export default function socialCards({ siteDir, baseUrl }: LoadContext, { site }: SocialCardsOptions): Plugin {
  let cards = new Map<string, Card>();
  let drawing: Promise<string[]> | undefined;
  const draw = () => (drawing ??= drawCards([...cards.values()].map(cardSvg), join(siteDir, CACHE)));
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      cards = cardsOf(allContent, baseUrl, site);
      // `postBuild` waits for them, and fails if they do. Until then, Node would end the build over a rejection without a handler.
      if (process.env.NODE_ENV === 'production') draw().catch(() => undefined);
    },
    async postBuild({ outDir }) {
      const files = await draw();
      await Promise.all(
        [...cards.keys()].map(async (path, at) => {
          const file = join(outDir, path);
          await mkdir(dirname(file), { recursive: true });
          await copyFile(files[at] ?? '', file);
        }),
      );
    },
  };
}
