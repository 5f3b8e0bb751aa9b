import { characterOf, numberOf } from './characters';

const SEPARATOR = ' ';

/**
 * Writes which names stand in which sections: a row a word, with a character for each section, which stands for the sections
 * between it and the one before. Their order within a section is not kept, and so costs nothing.
 *
 * @param words - all words that names may be
 * @param names - for each section
 */
export function packNames(words: readonly string[], names: readonly (readonly string[])[]): string {
  const rows = new Map(words.map((word) => [word, '']));
  const last = new Map<string, number>();
  names.forEach((list, section) => {
    for (const name of list) {
      rows.set(name, (rows.get(name) ?? '') + characterOf(section - (last.get(name) ?? -1) - 1));
      last.set(name, section);
    }
  });
  return [...rows.values()].join(SEPARATOR);
}

/** For each section its names, by the numbers of the words. */
export function unpackNames(packed: string, sectionCount: number): number[][] {
  const names: number[][] = Array.from({ length: sectionCount }, () => []);
  packed.split(SEPARATOR).forEach((row, word) => {
    let section = -1;
    for (const character of row) {
      section += numberOf(character.codePointAt(0) ?? 0) + 1;
      names[section]?.push(word);
    }
  });
  return names;
}
