/** What the Markdown of a page needs to know of the site around it. */
export interface SiteFacts {
  /** Address of the home page, with a slash at its end. */
  home: string;
  /** Address of the page that a Markdown file makes, by the path of the file from the root of the site. */
  pageUrls: ReadonlyMap<string, string>;
  /** Address of the repository's files, with a slash at its end: code is embedded from them. */
  files: string;
  /** How embedded code was checked, by the folder that it comes from; the first that fits counts. */
  checked: Readonly<Record<string, string>>;
}

/** What the Markdown of a page needs to know of the page. */
export interface PageFacts {
  /** Of its file, from the root of the site. */
  path: string;
  /** Absolute. */
  canonical: string;
}
