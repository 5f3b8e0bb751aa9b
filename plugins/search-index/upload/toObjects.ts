import type { SearchRecord } from '../../../src/shared/search/record';

/** A record as the hosted service stores it: any object with an id. */
export type StoredRecord = SearchRecord & Record<string, unknown>;

/** The service refuses records above 10 kB; headings and names take their part of it. */
const MAX_CONTENT_LENGTH = 6000;

/** Cuts long texts, at the ends of lines, into several records of the same section. */
export function toObjects(records: readonly SearchRecord[]): StoredRecord[] {
  return records.flatMap((record) => {
    if (record.content === null || record.content.length <= MAX_CONTENT_LENGTH) return [{ ...record }];
    return cut(record.content).map((content, part) => ({
      ...record,
      objectID: part === 0 ? record.objectID : `${record.objectID}/${part + 1}`,
      content,
    }));
  });
}

function cut(text: string): string[] {
  const parts = [''];
  for (const line of text.split('\n').flatMap(cutLine)) {
    const last = parts.at(-1) ?? '';
    if (last.length + line.length < MAX_CONTENT_LENGTH) parts[parts.length - 1] = last + (last && '\n') + line;
    else parts.push(line);
  }
  return parts.filter(Boolean);
}

function cutLine(line: string): string[] {
  const count = Math.max(1, Math.ceil(line.length / MAX_CONTENT_LENGTH));
  return Array.from({ length: count }, (_, part) =>
    line.slice(part * MAX_CONTENT_LENGTH, (part + 1) * MAX_CONTENT_LENGTH),
  );
}
