import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { GearApi } from '@gear-js/api';
import jsonrpc from '@polkadot/types/interfaces/jsonrpc';

import { DATA } from '../../../docs/_data';
import type { ExtrinsicEntry, Grouped, RpcEntry } from '../../../docs/_data/types';
import { chainItem } from './support/chainItem';
import { membersIn, namedMembers } from './support/namedMembers';
import { PublicSurface } from './support/publicSurface';
import { StubNode } from './support/stubNode';

/**
 * Members that the installed packages do not have: they came later, by upstream file, or they are
 * gone.
 */
interface Exceptions {
  newer: Record<string, string>;
  gone: string[];
}

const { newer, gone } = JSON.parse(
  readFileSync(new URL('./fixtures/members.json', import.meta.url), 'utf8'),
) as Exceptions;

const ON_CHAIN = /^api\.(tx|query|consts|events|errors)\./;
const rpc: Grouped<RpcEntry> = DATA.rpc;
const extrinsics: Grouped<ExtrinsicEntry> = DATA.extrinsics;
const packages = new PublicSurface('@gear-js/api', 'sails-js');

let api: GearApi;
beforeAll(async () => {
  api = await new StubNode().api();
});
afterAll(() => api.disconnect());

function isRpcMethod([section = '', method = '']: string[]): boolean {
  const name = `${section}_${method}`;
  const ofGear = Object.values(rpc).flatMap((entries) =>
    Object.entries(entries).flatMap(([method, { aliases = [] }]) => [method, ...aliases]),
  );
  return ofGear.includes(name) || method in (jsonrpc[section] ?? {});
}

/** Whether a member exists in the installed packages, or on the released chain. */
function exists(member: string): boolean {
  const [root = '', ...path] = member.split('.');
  if (root !== 'api') return packages.hasMember(root, path);
  if (ON_CHAIN.test(member)) return chainItem(api, member) !== undefined;
  if (path[0] === 'rpc') return isRpcMethod(path.slice(1));
  // Runtime calls are decorated from the metadata of the node at hand.
  if (path[0] === 'call') return true;
  return packages.hasMember('GearApi', path);
}

const named = [
  ...namedMembers(),
  ...[...Object.values(rpc), ...Object.values(extrinsics)].flatMap((entries) =>
    Object.values(entries).flatMap(({ js }) => (js ? [{ member: js, file: '_data' }] : [])),
  ),
].filter(({ member }) => {
  const root = member.split('.')[0] ?? '';
  return root === 'api' || packages.exports(root);
});

describe('members that pages name', () => {
  it('exist in the installed packages or on the chain, or are listed with the upstream file that has them', () => {
    const missing = named.filter(
      ({ member }) => !gone.includes(member) && !(member in newer) && !exists(member),
    );
    expect(missing.map(({ member, file }) => `${member} in ${file}`)).toEqual([]);
  });

  it('the lists of exceptions hold only what is missing, and what a page names', () => {
    const members = named.map(({ member }) => member);
    const listed = [...gone, ...Object.keys(newer)];
    expect(listed.filter((member) => exists(member) || !members.includes(member))).toEqual([]);
  });

  it.each([
    ['api.program.upload', true],
    ['api.program.uplaod', false],
    ['api.consts.balances.existentialDeposit', true],
    ['api.consts.balances.existential', false],
    ['api.rpc.chain.getHeader', true],
    ['GearKeyring.create', true],
    ['GearKeyring.make', false],
  ])('%s: %s', (member, found) => {
    expect(exists(member)).toBe(found);
  });

  it('are found in the text of a page, not in its code blocks', () => {
    expect(membersIn('`api.a.b(x)` and `Foo.bar`\n\n```ts\n`api.c.d`\n```\n')).toEqual([
      'api.a.b',
      'Foo.bar',
    ]);
  });
});
