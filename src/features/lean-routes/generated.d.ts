declare module '@generated/lean-routes' {
  const settings: {
    /** How many parts the table of pages has. */
    parts: number;
    /** Name of the chunk with the component that shows docs. */
    component: string;
  };
  export default settings;
}
/** The runtime of the bundler, with what `plugins/lean-routes` puts there. */
declare const __webpack_require__: {
  (module: string): unknown;
  /** Base path. */
  p: string;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Path of the script of a chunk, below the base path. */
  u(chunk: string): string;
  /** Address of the script of a named chunk. */
  gca(name: string): string;
  pagesVersion: string;
};
