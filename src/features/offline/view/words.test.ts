import { expect, it } from 'vitest';
import { megabytes, nameOf } from './words';

it.each([
  [0, '0.0 MB'],
  [412_000, '0.4 MB'],
  [17_408_593, '17 MB'],
])('offline: %d bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

it('offline: a copy is named by the day of its build, wherever the reader is, and its release', () => {
  expect(nameOf({ built: '2026-11-20T23:30:00.000Z', release: 'Gear 2.0.0' }, 'en')).toBe(
    'November 20, 2026, Gear 2.0.0',
  );
});
