import { expect, it } from 'vitest';
import { checkReference, type Upstream } from './checkReference';

const gone: Upstream = {
  read: () => {
    throw new Error('gone');
  },
  has: (key) => key === 'gear',
};

it('names each file of the checkout that is gone once, with what rests on it, and says nothing of other repositories', () => {
  const { differences } = checkReference(gone);
  const files = differences.map(
    (line) => /^(gear:\S+) does not exist: the source of .+ in docs\/_data\. Name the new one$/.exec(line)?.[1],
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(files.length);
  const runtime = differences.find((line) => line.startsWith('gear:vara/runtime/vara/src/lib.rs'));
  expect(runtime).toMatch(/the source of (?:[\w.]+, ){2}[\w.]+ and \d+ more in/);
});

it('says of files that hold nothing any more what they lack, each kind of entry by itself', () => {
  const { differences } = checkReference({ ...gone, read: () => '' });
  for (const what of [
    'pallets of Gear',
    'calls of gear',
    'events of gear',
    'errors of gear',
    'variants of MessageEntry',
    'RPC methods',
    'tracks',
    'what tracks spend',
  ]) {
    expect(differences.filter((line) => line.startsWith(`${what}: `)).length, what).toBeGreaterThan(0);
  }
});

it('says which members of newer packages their file does not have', () => {
  const read = (source: string) => (source.startsWith('gear:') ? gone.read(source) : '');
  const { differences } = checkReference({ read, has: () => true });
  expect(
    differences.filter((line) =>
      / is not in [a-z-]+:\S+, as examples\/typescript\/tests\/fixtures\/members\.json says$/.test(line),
    ),
  ).not.toEqual([]);
});
