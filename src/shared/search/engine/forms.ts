import { irregularForms } from './irregular';

/** A family of endings: what remains of a word without one of them, and the endings that its other forms have. */
interface Family {
  root: RegExp;
  endings: readonly string[];
}

const VERB = ['', 'e', 'ed', 'er', 'ing', 'ion', 'or', 'ation', 'ment'];

/** Endings of nouns and adjectives. */
const QUALITY = ['', 'e', 'able', 'ability', 'ness', 'ity', 'ly', 'al', 'ive', 'ent', 'ence', 'ency', 'ant', 'ance'];

const FAMILIES: readonly Family[] = [
  // slash, slashed, slashing; nominate, nominator; deploy, deployment
  { root: /^([a-z]{4,}?)(?:e|ed|er|ing|ion|or|ment)$/, endings: VERB },
  { root: /^([a-z]{4,}[^aeiou])$/, endings: VERB },
  // reservation, reserve; synchronisation, synchronising
  { root: /^([a-z]{4,})ation$/, endings: ['e', 'ed', 'er', 'ing'] },
  // verify, verified, verification
  { root: /^([a-z]{3,})(?:y|ied|ier|ying|ication)$/, endings: ['y', 'ied', 'ier', 'ying', 'ication'] },
  // secure, security; random, randomness; persistent, persistence
  { root: new RegExp(`^([a-z]{4,}?)(?:${QUALITY.join('|')})$`), endings: [...QUALITY, 'ed', 'ing'] },
  // run, running; stop, stopped
  { root: /^([a-z]+[aeiou]([bdgklmnpt]))\2(?:ed|er|ing)$/, endings: [''] },
];
/** A word whose last letter is doubled before an ending. */
const DOUBLED = /^[a-z]+[aeiou]([bdgklmnpt])$/;

/** Words that only look like forms of others: sign, import, port, form. */
const APART = [/^signal/, /^importan/, /^portal/, /^formal/];

/** Words that may be other forms of a plain English word; many of them are no words at all. */
export function formsOf(word: string): string[] {
  const forms = FAMILIES.flatMap(({ root, endings }) => {
    const found = root.exec(word)?.[1];
    return found === undefined ? [] : endings.map((ending) => found + ending);
  });
  const last = DOUBLED.exec(word)?.[1];
  const doubled = last === undefined ? [] : ['ed', 'er', 'ing'].map((ending) => word + last + ending);
  return [...new Set([...forms, ...doubled, ...irregularForms(word)])].filter(
    (form) => form !== word && APART.every((family) => family.test(form) === family.test(word)),
  );
}
