import { expect, it, vi } from 'vitest';
import { retriedFor } from './retried';

it('does its work once for each key, and again where it failed', async () => {
  const work = vi.fn((key: string) => Promise.resolve(key.length)).mockRejectedValueOnce(new Error('offline'));
  const lengthOf = retriedFor(work);
  await expect(lengthOf('gas')).rejects.toThrow('offline');
  expect(await Promise.all([lengthOf('gas'), lengthOf('gas'), lengthOf('rent')])).toEqual([3, 3, 4]);
  expect(await lengthOf('gas')).toBe(3);
  expect(work.mock.calls).toEqual([['gas'], ['gas'], ['rent']]);
});
