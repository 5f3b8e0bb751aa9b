import { describe, expect, it } from 'vitest';
import { parseManifest } from './manifest';

const LIST = { built: '2026-01-02T03:04:05.000Z', release: 'Gear 2.0.0', bytes: 3, transfer: 2, files: [['docs', 3]] };

describe('offline: the list of files', () => {
  it('is taken as it is', () => {
    expect(parseManifest(LIST)).toEqual(LIST);
  });

  it.each([
    null,
    'sign in',
    [],
    { ...LIST, bytes: '3' },
    { ...LIST, files: [['docs']] },
    { ...LIST, built: undefined },
  ])('is refused when it is something else: %j', (value) => {
    expect(() => parseManifest(value)).toThrow('The list of files is not one.');
  });
});
