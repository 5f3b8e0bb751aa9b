import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { withPlace } from './withPlace';

const refusal = (reason: string, line?: number): unknown => {
  try {
    return new VFile().fail(reason, line === undefined ? undefined : { line, column: 1 });
  } catch (error) {
    return error;
  }
};

it.each([
  ['of a step', refusal('No.', 4), 'docs/x.mdx:4: No.'],
  ['about the page as a whole', refusal('No.'), 'docs/x.mdx:1: No.'],
  ['of a tag that is never closed', refusal('A tag (3:1-3:8)'), 'docs/x.mdx:3: A tag (3:1-3:8)'],
])('names path and line of an error %s, and keeps it as the cause', (_, cause, message) => {
  expect(withPlace(cause, 'docs/x.mdx')).toMatchObject({ message, cause });
});

it('leaves other errors as they are', () => {
  const error = new Error('The disk is full.');
  expect(withPlace(error, 'docs/x.mdx')).toBe(error);
});
