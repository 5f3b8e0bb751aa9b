/** Name of the chunk that holds the bundler's runtime for pages, as Docusaurus has it named. Workers have theirs in their own scripts. */
export const RUNTIME_CHUNK = 'runtime~main';
