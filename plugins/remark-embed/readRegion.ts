import { withoutMark } from '../shared/withoutMark';

/** Matches `// #region name`, `# #region name` and their `#endregion` ends. */
const MARKER = /^\s*(?:\/\/|#)\s*#(region|endregion)\b[ \t]*([\w-]*)/;

/** Names of the regions of a file, in the order in which they start. */
export function regionNames(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const marker = MARKER.exec(line);
    return marker?.[1] === 'region' && marker[2] ? [marker[2]] : [];
  });
}

/**
 * Cuts a named region out of a source file: without region markers, without the indentation that all its lines share,
 * without blank lines at its ends.
 *
 * @param source - text of the file
 * @param name - region to cut; `undefined` takes the whole file
 * @throws Error that names the regions that exist, or says that the region is never closed
 */
export function readRegion(source: string, name: string | undefined): string {
  const lines = withoutMark(source).split(/\r?\n/);
  if (name === undefined) return tidy(lines);
  const start = lines.findIndex((line) => isMarker(line, 'region', name));
  if (start < 0) {
    const names = regionNames(source);
    throw new Error(`has no region "${name}". ${names.length ? `It has: ${names.join(', ')}` : 'It has no regions'}.`);
  }
  const length = lines.slice(start + 1).findIndex((line) => isMarker(line, 'endregion', name));
  if (length < 0) throw new Error(`never closes region "${name}": add a line "#endregion ${name}".`);
  return tidy(lines.slice(start + 1, start + 1 + length));
}

function isMarker(line: string, kind: string, name: string): boolean {
  const marker = MARKER.exec(line);
  return marker?.[1] === kind && marker[2] === name;
}

function tidy(lines: string[]): string {
  const kept = lines.filter((line) => !MARKER.test(line));
  const indents = kept.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = indents.length ? Math.min(...indents) : 0;
  return kept
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
