import { escapeAndMark, matchesIn } from '../mark';
import type { SearchHit } from '../protocol';
import { deepestLevel, hierarchyOf, LEVELS } from '../record';
import { excerpt } from './excerpt';
import type { Engine } from './index';
import type { Ranking } from './rank';
import { remembered } from './remembered';
import { ownHeading } from './section';
import { textBetween } from './textTier';

/** Words, and what stands between them, that a result carries of its text: all of it would cost more than the search. */
const CONTENT_TOKENS = 60;

/**
 * A function that makes of a section a result as the hosted service gives it.
 *
 * @param snippetWords - words that the snippet holds
 */
export function hitMaker(
  { heads, texts, postings, tokensOf }: Engine,
  { matches, bits }: Ranking,
  snippetWords: number,
) {
  const terms: ReadonlySet<string> = new Set(
    matches.flatMap((match) => [...match.terms.keys()].flatMap((id) => postings.terms[id] ?? [])),
  );

  const matchesOf = (word: string) => matchesIn(tokensOf(word), terms);

  /** Results share most of the headings above them. */
  const markHeading = remembered((heading) => escapeAndMark(heading, matchesOf(heading)));

  return (section: number): SearchHit[] => {
    const head = heads[section];
    if (!head) return [];
    const [start = 0, end = 0] = texts?.starts.slice(section, section + 2) ?? [];
    const text = texts ? textBetween(texts, start, Math.min(end, start + CONTENT_TOKENS)) : '';
    const hierarchy = hierarchyOf(head.headings);
    const marked = LEVELS.flatMap((level) => {
      const heading = hierarchy[level];
      return heading === null ? [] : [[level, { value: markHeading(heading) }]];
    });
    const own = postings.headingTerms.get(ownHeading(head)) ?? [];
    const isInHeading = matches.every(({ whole }) => own.some((word) => word.some((term) => whole.has(term))));
    return [
      {
        objectID: `${head.tag}/${head.language}${head.url}`,
        hierarchy,
        content: text || null,
        type: text && !isInHeading ? 'content' : deepestLevel(hierarchy),
        url: head.url,
        _highlightResult: { hierarchy: Object.fromEntries(marked) },
        _snippetResult:
          texts && text ? { content: { value: excerpt(texts, section, bits.ofWords, matchesOf, snippetWords) } } : {},
      },
    ];
  };
}
