import type { Engine } from './index';
import type { MatchBits } from './matchBits';
import { isPageTop, lastPart, PAGE_DEPTH } from './section';

/** For each section the words of a question that it says itself: in its text, or in a heading from the title of its page down. */
export function saidBits({ heads, texts, postings }: Engine, { ofTerms, ofWords }: MatchBits): Uint32Array {
  return Uint32Array.from(heads, (head, section) => {
    const names = [...head.headings.slice(PAGE_DEPTH - 1), ...(isPageTop(head) ? [lastPart(head.url)] : [])];
    let said = names
      .flatMap((name) => postings.headingTerms.get(name ?? '') ?? [])
      .reduce((all, terms) => all | ofTerms(terms), 0);
    if (!texts) return said;
    const [start = 0, end = 0] = [texts.starts[section], texts.starts[section + 1]];
    for (let at = start; at < end; at += 1) said |= ofWords[texts.tokens[at] ?? 0] ?? 0;
    return said;
  });
}
