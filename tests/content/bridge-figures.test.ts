import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../docs/_data/addresses';
import { BRIDGE } from '../../docs/_data/constants/bridge';
import { readPages } from './pages';

const ROOT = join(import.meta.dirname, '../..');
const pages = readPages().filter(({ route }) => /^\/docs\/bridge(\/|$)/.test(route));
const known = new Set<string>(Object.values(ADDRESSES).flatMap((group) => Object.values(group).map((x) => x.address)));

/** Every address on a page: 20 or 32 bytes, as typed. */
const addressesOf = (body: string) => body.match(/\b0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{40})\b/g) ?? [];

describe('bridge pages', () => {
  it('are all there', () => {
    expect(pages).toHaveLength(8);
  });

  it('type no address that differs from the data', () => {
    const strange = pages.flatMap(({ route, body }) =>
      addressesOf(body)
        .filter((address) => !known.has(address))
        .map((address) => `${route}: ${address}`),
    );
    expect(strange).toEqual([]);
  });

  it('give the route that the IDL of the receiver has', () => {
    const idl = readFileSync(join(ROOT, 'examples/rust/bridge-receiver/bridge-receiver.idl'), 'utf8');
    const interfaceId = /service Points@0x([0-9a-f]{16})/.exec(idl)?.[1];
    const guide = pages.find(({ route }) => route.endsWith('developer-guide-eth-vara'))?.body ?? '';

    expect(guide).toContain(`--receiver-route 0x474d0110${interfaceId}01000100`);
    expect(guide).toContain(`Points@0x${interfaceId}`);
  });

  it('count finality as two epochs', () => {
    expect(BRIDGE.bridgeFinality.value).toBe(2 * BRIDGE.bridgeEpoch.value * BRIDGE.bridgeSlotTime.value);
  });
});
