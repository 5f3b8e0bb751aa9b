/**
 * What went wrong with a page, with path and line at its beginning. Errors without a line are about something else, and stay.
 *
 * @param error - of a parser, or of a step that refuses something of the page
 * @param path - of the page, from the root of the repository
 */
export function withPlace(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'reason' in error && 'line' in error)) return error;
  return new Error(`${path}:${error.line ?? lineIn(error.reason) ?? 1}: ${error.reason}`, { cause: error });
}

/** The error about a tag that is never closed has no `line`, but says in words where it stands: "Expected a closing tag for `<Steps>` (9:1-9:8)". */
const lineIn = (reason: unknown): string | undefined => /\((\d+):\d+-\d+:\d+\)$/.exec(String(reason))?.[1];
