import { tokenize, WORD } from '../tokenize';
import { remembered } from './remembered';
import type { Section } from './section';

/** Where a name such as `api.message.send` is taken apart: what remains is found as well, and recurs. */
const JOINERS = /::|[./-]/;
/** A word without the marks of a name: no capital inside, no digit, no underscore. */
const PLAIN = /^[A-Z]?[a-z]+$/;
/** Words of a name beyond which it is a sentence: the name of a test. Its plain words are kept. */
const MOST_PARTS = 6;
/** Nothing that a reader would look for: numbers, single letters, and the grammar of Rust and TypeScript. */
const UNASKED =
  /^(?:[\d_]*s?|.|as|async|await|const|crate|else|enum|export|fn|for|from|if|impl|import|in|let|match|mod|mut|new|of|pub|return|self|static|struct|type|use|where)$/;

/**
 * What the embedded engine keeps of the code of each section: what no text says. That is names that do not stand in the
 * text of the page, and plain words that stand in no text at all: any other is found where it is explained.
 *
 * @returns for each section, each name once
 */
export function codeNames(sections: readonly Pick<Section, 'url' | 'text' | 'code'>[]): string[][] {
  const termsOfWord = remembered(termsOf);
  const explained = new Set<string>();
  const ofPages = new Map<string, Set<string>>();
  for (const { url, text } of sections) {
    const ofPage = ofPages.get(pageOf(url)) ?? new Set();
    ofPages.set(pageOf(url), ofPage);
    for (const [word] of text.matchAll(WORD)) {
      for (const term of termsOfWord(word)) {
        explained.add(term);
        ofPage.add(term);
      }
    }
  }
  return sections.map(({ url, code }) => {
    const known = new Set(ofPages.get(pageOf(url)));
    return [...code.matchAll(WORD)]
      .flatMap(([word]) => word.split(JOINERS))
      .flatMap(withoutSentences)
      .filter((name) => {
        const [term, ...parts] = termsOfWord(name);
        if (term === undefined || known.has(term) || UNASKED.test(term)) return false;
        if (PLAIN.test(name) && explained.has(term)) return false;
        for (const found of [term, ...parts]) known.add(found);
        return true;
      });
  });
}

function pageOf(url: string): string {
  return url.split('#', 1)[0] ?? '';
}

function withoutSentences(name: string): string[] {
  const parts = name.split('_');
  return parts.length > MOST_PARTS ? parts : [name];
}

function termsOf(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}
