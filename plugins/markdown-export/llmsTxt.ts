/** A page, or another file, that the index leads to. */
export interface ListedPage {
  title: string;
  /** Absolute address of its Markdown. */
  url: string;
  description?: string;
}

export interface ListedSection {
  label: string;
  pages: readonly ListedPage[];
}

export interface LlmsIndex {
  /** What the site is called. */
  title: string;
  /** What it is, in a sentence or two. */
  summary: string;
  /** What a reader should know before it reads on: inline Markdown. */
  notes: readonly string[];
  sections: readonly ListedSection[];
}

/**
 * The index of a site for language models.
 *
 * @see https://llmstxt.org/#format
 */
export function llmsTxt({ title, summary, notes, sections }: LlmsIndex): string {
  return (
    [
      `# ${title}`,
      `> ${summary}`,
      list(notes),
      ...sections
        .filter(({ pages }) => pages.length > 0)
        .flatMap(({ label, pages }) => [`## ${label}`, list(pages.map(entry))]),
    ].join('\n\n') + '\n'
  );
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function entry({ title, url, description }: ListedPage): string {
  // Brackets would end the name of the link.
  return `[${title.replace(/[[\]\\]/g, '\\$&')}](${url})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;
}
