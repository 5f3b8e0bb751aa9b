import { expect, it } from 'vitest';
import { mapSome } from './mapSome';

it('maps in order, only so many at a time', async () => {
  let [running, most] = [0, 0];
  const doubled = await mapSome([3, 1, 2, 5, 4], 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 2;
  });
  expect([doubled, most]).toEqual([[6, 2, 4, 10, 8], 2]);
});

it('fails as one of them does', async () => {
  await expect(mapSome(['a', 'b'], 2, (name) => Promise.reject(new Error(name)))).rejects.toThrow('a');
});
