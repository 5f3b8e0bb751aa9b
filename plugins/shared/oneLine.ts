/** A script for the HTML of all pages: on one line, and without comments, which are for readers of the source. */
export const oneLine = (source: string): string =>
  source
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
