import { afterEach, expect, it, vi } from 'vitest';
import { megabytes, nameOf } from './words';

it.each([
  [0, '0.0 MB'],
  [412_000, '0.4 MB'],
  [17_408_593, '17 MB'],
])('offline: %d bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-11-20T23:30:00.000Z', 'Asia/Tokyo'],
  ['2026-11-20T00:30:00.000Z', 'America/Los_Angeles'],
])(
  'offline: a copy of %s is named by the day of its build for a reader in %s too, and by its release',
  (built, zone) => {
    vi.stubEnv('TZ', zone);
    expect(nameOf({ built, release: 'Gear 2.0.0' }, 'en')).toBe('November 20, 2026, Gear 2.0.0');
  },
);
