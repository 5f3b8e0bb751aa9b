import { describe, expect, it } from 'vitest';
import { parseManifest } from './manifest';

const LIST = {
  built: '2026-01-02T03:04:05.000Z',
  release: 'Gear 2.0.0',
  bytes: 3,
  transfer: 2,
  files: [['docs', 3]],
  moved: [['docs/old', '/docs/new']],
};

describe('offline: the list of files', () => {
  it('is taken as it is', () => {
    expect(parseManifest(LIST)).toEqual(LIST);
  });

  it('of a copy that is older than the list of old addresses is taken, too', () => {
    expect(parseManifest({ ...LIST, moved: undefined })).toEqual({ ...LIST, moved: [] });
  });

  it.each([
    null,
    'sign in',
    [],
    { ...LIST, bytes: '3' },
    { ...LIST, files: [['docs']] },
    { ...LIST, moved: [['docs/old', 3]] },
    { ...LIST, built: undefined },
  ])('is refused when it is something else: %j', (value) => {
    expect(() => parseManifest(value)).toThrow('The list of files is not one.');
  });
});
