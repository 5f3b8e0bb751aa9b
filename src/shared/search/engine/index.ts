import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchRecord } from '../record';
import { tokenize } from '../tokenize';
import { PAGE_DEPTH, type Section, toSections } from './section';

/** A section as the engine indexes it, by number. */
interface IndexedSection {
  id: number;
  /** Title of the page, at the top of the page only. */
  title: string;
  /** Own heading, below the top. */
  heading: string;
  /** What stands above the own heading. */
  path: string;
  text: string;
}

/** The embedded index, as it is written to a file. */
export interface IndexFile {
  sections: Section[];
  index: AsPlainObject;
}

/** The embedded index, ready for questions. */
export interface SearchIndex {
  sections: Section[];
  engine: MiniSearch<IndexedSection>;
}

const OPTIONS: Options<IndexedSection> = {
  fields: ['title', 'heading', 'path', 'text'],
  tokenize: (text) => tokenize(text).map(({ term }) => term),
  // The tokenizer normalizes.
  processTerm: (term) => term,
};

/** Builds the index that the site ships. */
export function buildIndex(records: readonly SearchRecord[]): IndexFile {
  const sections = toSections(records);
  const engine = new MiniSearch(OPTIONS);
  engine.addAll(
    sections.map(({ headings, text }, id) => {
      const isPage = headings.length <= PAGE_DEPTH;
      const own = headings.at(-1) ?? '';
      const path = headings.slice(1, -1).filter(Boolean).join('\n');
      return { id, title: isPage ? own : '', heading: isPage ? '' : own, path, text };
    }),
  );
  return { sections, index: engine.toJSON() };
}

/** Makes the shipped index ready for questions. */
export function loadIndex({ sections, index }: IndexFile): SearchIndex {
  return { sections, engine: MiniSearch.loadJS<IndexedSection>(index, OPTIONS) };
}
