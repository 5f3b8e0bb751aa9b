import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EIP1193Provider, TypedDataDefinition } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';

import { linkData, signLink } from '../src/typed-data';

/** The first account of every Hardhat node: everybody has its key. */
const user = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
);
const ALICE = '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d';
const PROGRAM = `0x${'07'.repeat(32)}` as const;
const SIGNATURE =
  '0x3a95b6d9567d62be6dd9f9533bf3bcb14d2c3a1b6c220f4d3212a1f0679243ef' +
  '5919ee6f66d5df4b8d886448b792d77bcde7e872251d789fcd003082f483080b1c';

describe('typed data for a program', () => {
  it('is signed by an Ethereum key as the test of the program has it', async () => {
    expect(await user.signTypedData(linkData(PROGRAM, ALICE, 0n))).toBe(SIGNATURE);

    const test = readFileSync(
      join(import.meta.dirname, '../../rust/typed-data/tests/gtest.rs'),
      'utf8',
    );
    const [, recorded = ''] = /const SIGNATURE: &str = "([^"]+)"/.exec(test) ?? [];
    expect(`0x${recorded.replaceAll(/[\\\s]/g, '')}`).toBe(SIGNATURE);
  });

  it('reaches a wallet with all its types', async () => {
    const requests: [string, TypedDataDefinition][] = [];
    const wallet = {
      request: async ({ method, params }: { method: string; params: [string, string] }) => {
        const data = JSON.parse(params[1]) as TypedDataDefinition;
        requests.push([method, data]);
        return user.signTypedData(data);
      },
    } as unknown as EIP1193Provider;

    expect(await signLink(wallet, user.address, linkData(PROGRAM, ALICE, 0n))).toBe(SIGNATURE);
    expect(requests).toMatchObject([
      [
        'eth_signTypedData_v4',
        {
          domain: { name: 'Links', version: '1', salt: PROGRAM },
          types: {
            EIP712Domain: [
              { name: 'name', type: 'string' },
              { name: 'version', type: 'string' },
              { name: 'salt', type: 'bytes32' },
            ],
          },
          message: { account: ALICE, nonce: '0' },
        },
      ],
    ]);
  });
});
