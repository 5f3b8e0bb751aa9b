import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

// #region test-client
it('has the interfaces of the program', () => {
  const idl = read('../../../../rust/extended-vft/extended-vft.idl');
  const client = read('../src/client/token.ts');

  const inIdl = [...idl.matchAll(/^service \w+@(0x[0-9a-f]{16})/gm)].map(([, id]) => id);
  const inClient = [...client.matchAll(/InterfaceId\.from\("(0x[0-9a-f]{16})"\)/g)].map(
    ([, id]) => id,
  );

  expect(inIdl).toHaveLength(3);
  expect(inClient).toEqual(inIdl);
});
// #endregion test-client
