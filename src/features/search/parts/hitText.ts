import { escapeHtml } from '../../../shared/search/mark';
import type { SearchHit } from '../../../shared/search/protocol';
import { deepestLevel, LEVELS } from '../../../shared/search/record';

/** A result in words. All texts are marked texts. */
export interface HitText {
  heading: string;
  /** Headings that stand above, from the page down. */
  path: string[];
  snippet: string | undefined;
}

type Shown = Pick<SearchHit, 'hierarchy'> & Partial<SearchHit>;

/** What a reader sees of a result; one that was kept in storage has no marks and no snippet. */
export function hitText({ hierarchy, _highlightResult, _snippetResult }: Shown): HitText {
  const own = deepestLevel(hierarchy);
  const textAt = (level: (typeof LEVELS)[number]) =>
    _highlightResult?.hierarchy[level]?.value ?? escapeHtml(hierarchy[level] ?? '');
  const above = LEVELS.slice(1, LEVELS.indexOf(own)).filter((level) => hierarchy[level] !== null);
  return { heading: textAt(own), path: above.map(textAt), snippet: _snippetResult?.content?.value };
}
