import { escapeHtml } from '../../src/shared/search/mark';

/** What a browser is told of the search of this site. All addresses are absolute. */
export interface OpenSearch {
  title: string;
  /** Of the results page, without a query. */
  searchUrl: string;
  iconUrl: string | undefined;
  /** Of the description itself, by which the browser keeps it up to date. */
  selfUrl: string;
}

/** Longest name that the format allows. */
const MAX_NAME_LENGTH = 16;

/**
 * The description by which a browser offers a site's search in its address bar.
 *
 * @see https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch
 */
export function openSearchXml({ title, searchUrl, iconUrl, selfUrl }: OpenSearch): string {
  const icon = iconUrl && `  <Image width="16" height="16">${escapeHtml(iconUrl)}</Image>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName(title))}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${icon ?? ''}  <Url type="text/html" method="get" template="${escapeHtml(searchUrl)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(selfUrl)}"/>
</OpenSearchDescription>
`;
}

/** As many whole words of the title as the format has room for. */
function shortName(title: string): string {
  if (title.length <= MAX_NAME_LENGTH) return title;
  const cut = title.slice(0, MAX_NAME_LENGTH + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || title.slice(0, MAX_NAME_LENGTH);
}
