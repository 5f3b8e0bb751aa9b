/** A page in a bundle. */
export interface BundledPage {
  canonical: string;
  /** As plain Markdown, from its title on. */
  markdown: string;
}

/**
 * Several pages in one file, each below a line with its address.
 *
 * @param intro - what the file holds, in a line
 */
export function bundle(intro: string, pages: readonly BundledPage[]): string {
  return [`${intro}\n`, ...pages.map(({ canonical, markdown }) => `Page: ${canonical}\n\n${markdown}`)].join(
    '\n---\n\n',
  );
}
