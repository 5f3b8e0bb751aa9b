import type { SearchRecord } from '../../../src/shared/search/record';

/** A record as the hosted service stores it: any object with an id. */
export type StoredRecord = SearchRecord & Record<string, unknown>;

/** The service refuses records above 10 kB; headings and names take their part of it. In bytes: a sign may take four. */
const MAX_CONTENT_BYTES = 6000;

/** Cuts long texts, at the ends of lines, into several records of the same section. */
export function toObjects(records: readonly SearchRecord[]): StoredRecord[] {
  return records.flatMap((record) => {
    if (record.content === null || fits(record.content)) return [{ ...record }];
    return cut(record.content).map((content, part) => ({
      ...record,
      objectID: part === 0 ? record.objectID : `${record.objectID}/${part + 1}`,
      content,
    }));
  });
}

const fits = (text: string) => Buffer.byteLength(text) <= MAX_CONTENT_BYTES;

function cut(text: string): string[] {
  const parts = [''];
  for (const line of text.split('\n').flatMap(cutLine)) {
    const last = parts.at(-1) ?? '';
    const joined = last + (last && '\n') + line;
    if (fits(joined)) parts[parts.length - 1] = joined;
    else parts.push(line);
  }
  return parts.filter(Boolean);
}

/** Cuts a line between signs, so that each part fits. */
function cutLine(line: string): string[] {
  const parts = [''];
  let size = 0;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > MAX_CONTENT_BYTES) {
      parts.push('');
      size = 0;
    }
    size += bytes;
    parts[parts.length - 1] += sign;
  }
  return parts;
}
