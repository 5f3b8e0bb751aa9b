import * as z from 'zod';

/** File below the base URL in which the site tells the server of `mcp/` what it holds. */
export const MANIFEST_FILE = 'mcp/index.json';

/** File, below the base URL, with the whole of an example. */
export const exampleFile = (name: string) => `mcp/examples/${name}.json`;

export const manifestSchema = z.object({
  title: z.string(),
  /** Address of the home page, with a slash at its end. */
  home: z.url(),
  /** Of the platform, that the pages describe. */
  release: z.string(),
  releases: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      version: z.string(),
      installable: z.string().optional(),
      href: z.url(),
    }),
  ),
  /** Sections that say what changed between releases: paths with anchors, below the base URL. */
  changes: z.array(z.string()),
  /** Paths that pages had once, and have now. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Files of the search index, below the base URL, and what a question has to name. */
  search: z.object({ headings: z.string(), texts: z.string(), language: z.string(), tag: z.string() }),
  examples: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      title: z.string().optional(),
      /** Page that explains it, below the base URL. */
      page: z.string().optional(),
      features: z.array(z.string()),
      /** How its code was checked, such as "tested with Gear 2.0.0". */
      checked: z.string(),
    }),
  ),
});

/** What the site holds. */
export type Manifest = z.infer<typeof manifestSchema>;

export const exampleSchema = z.object({
  name: z.string(),
  files: z.array(z.object({ path: z.string(), text: z.string() })),
});

/** An example with all its files; their paths are those in the repository. */
export type Example = z.infer<typeof exampleSchema>;
