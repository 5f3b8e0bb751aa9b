import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it.each([
  ['extended-vnft/extended-vnft.idl', 'nft.ts'],
  ['marketplace/marketplace.idl', 'marketplace.ts'],
])('the client has the interfaces of %s', (idl, client) => {
  const inIdl = [...read(`../../../../rust/${idl}`).matchAll(/^service \w+@(0x[0-9a-f]{16})/gm)];
  const inClient = [
    ...read(`../src/client/${client}`).matchAll(/InterfaceId\.from\("(0x[0-9a-f]{16})"\)/g),
  ];

  expect(inIdl.length).toBeGreaterThan(0);
  expect(inClient.map(([, id]) => id)).toEqual(inIdl.map(([, id]) => id));
});
