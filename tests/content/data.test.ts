import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { UPSTREAMS } from '../../config/upstreams';
import { DATA, SCALE } from '../../docs/_data';
import type { ErrorEntry, EventEntry, ExtrinsicEntry, Grouped } from '../../docs/_data/types';
import { remarkData } from '../../plugins/remark-data';
import { DETAILS } from '../../plugins/remark-data/details';
import { formatQuantity } from '../../plugins/remark-data/formatQuantity';
import type { DocsData } from '../../plugins/remark-data/types';
import { REQUIRED_ROUTES } from './requiredRoutes';

const data: DocsData = DATA;
const { chain, fees, rent, programs, staking, economy, governance, deposits, vouchers } = DATA.constants;
const show = (value: Parameters<typeof formatQuantity>[0], form?: string) => formatQuantity(value, SCALE, form);

/** A page with everything of one kind, as the components make it. */
function render(source: string): Root {
  const page = new VFile({ path: 'docs/data.mdx', value: source });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkData(data, SCALE));
  return processor.runSync(processor.parse(page), page) as Root;
}

const kinds = Object.keys(data).filter((kind) => Object.keys(data[kind as keyof DocsData]).length > 0);

describe.each(kinds)('data of %s', (kind) => {
  const source = `<DataTable of="${kind}" />${kind in DETAILS ? `\n\n<DataDetails of="${kind}" />` : ''}`;
  const urls: string[] = [];
  visit(render(source), 'link', ({ url }) => void urls.push(url));

  it('names the upstream file of each entry', () => {
    const sources = urls.filter((url) => /^[a-z-]+:/.test(url) && !url.startsWith('http'));
    expect(sources.filter((url) => !((url.split(':')[0] ?? '') in UPSTREAMS))).toEqual([]);
    expect(sources.filter((url) => !/^[a-z-]+:[\w./-]+(#L\d+(-L\d+)?)?$/.test(url))).toEqual([]);
  });

  it('links to pages that must exist', () => {
    const pages = urls.filter((url) => url.startsWith('/')).map((url) => url.replace(/#.*/, ''));
    expect(pages.filter((page) => !REQUIRED_ROUTES.includes(page))).toEqual([]);
  });
});

describe('constants', () => {
  it('a name is used once in all groups', () => {
    const names = Object.values(data.constants).flatMap((entries) => Object.keys(entries));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([
    ['a session', show(chain.session, 'duration'), '2 hours'],
    ['an era', show(chain.era, 'duration'), '12 hours'],
    ['unbonding', show(staking.bondingDuration, 'duration'), '7 days'],
    ['the delay of a slash', show(staking.slashDeferDuration, 'duration'), '6 days 12 hours'],
    ['the reward history', show(staking.historyDepth, 'duration'), '42 days'],
    ['the shortest voucher', show(vouchers.minVoucherDuration, 'duration'), '1 minute'],
    ['the longest voucher', show(vouchers.maxVoucherDuration, 'duration'), '84 days'],
    ['the undecided timeout', show(governance.undecidingTimeout, 'duration'), '14 days'],
    ['the vote lock', show(governance.voteLockingPeriod, 'duration'), '7 days'],
    ['the payout period', show(economy.treasuryPayoutPeriod, 'duration'), '30 days'],
    ['the price of a full block', show(fees.blockGasLimit, 'price'), '75 VARA'],
  ])('%s comes out as %s', (_, shown, expected) => {
    expect(shown).toBe(expected);
  });

  /** Figures that the runtime works out from others. */
  it.each<[string, number | bigint, number | bigint]>([
    [
      'the block gas limit is its share of the block weight',
      fees.blockGasLimit.value,
      (fees.blockWeight.value * fees.blockGasShare.value) / 100,
    ],
    ['transactions and messages share a block', fees.blockGasShare.value + fees.normalDispatchShare.value, 100],
    [
      'a block has a second of computation in picoseconds',
      fees.blockWeight.value,
      (chain.blockTime.value / 3) * 10 ** 9,
    ],
    ['a phase of the election is a quarter of a session', staking.signedPhase.value, chain.session.value / 4],
    ['both phases last the same', staking.unsignedPhase.value, staking.signedPhase.value],
    ['history is six times the bonding duration', staking.historyDepth.value, staking.bondingDuration.value * 6],
    ['a slash comes before its tokens can leave', staking.slashDeferDuration.value, staking.bondingDuration.value - 1],
    [
      'memory in bytes is memory in pages',
      programs.maxMemory.value,
      programs.maxMemoryPages.value * programs.wasmPage.value,
    ],
    ['a Wasm page is four Gear pages', programs.wasmPage.value, programs.gearPage.value * 4],
    ['the mailbox threshold buys 30 blocks', rent.mailboxThreshold.value, rent.mailboxCost.value * 30],
    ['an economic unit is 150 deposits', chain.economicUnit.value, 150n * chain.existentialDeposit.value],
    ['the submission deposit is ten units', governance.submissionDeposit.value, 10n * chain.economicUnit.value],
    ['a preimage costs a unit', governance.preimageBaseDeposit.value, chain.economicUnit.value],
    ['a byte of it a hundredth', governance.preimageByteDeposit.value, chain.economicUnit.value / 100n],
    ['proxies', deposits.proxyDepositBase.value, deposit(1n, 8n)],
    ['a proxy', deposits.proxyDepositFactor.value, deposit(0n, 33n)],
    ['a multisig call', deposits.multisigDepositBase.value, deposit(1n, 88n)],
    ['an approval', deposits.multisigDepositFactor.value, deposit(0n, 32n)],
    ['an identity', deposits.identityDeposit.value, 10n * chain.economicUnit.value],
    ['a byte of an identity', deposits.identityByteDeposit.value, deposit(0n, 1n)],
    ['a bounty is worth five units', economy.bountyValueMinimum.value, 5n * chain.economicUnit.value],
  ])('%s', (_, value, expected) => {
    expect(value).toBe(expected);
  });
});

/** `deposit` of vara/runtime/vara/src/constants.rs. */
function deposit(items: bigint, bytes: bigint): bigint {
  const centiunit = chain.economicUnit.value / 100n;
  return items * 15n * centiunit + bytes * 6n * centiunit;
}

describe('calls, events and errors', () => {
  const extrinsics: Grouped<ExtrinsicEntry> = DATA.extrinsics;
  const events: Grouped<EventEntry> = DATA.events;
  const errors: Grouped<ErrorEntry> = DATA.errors;
  const known = (groups: Grouped<unknown>, pallet: string) => (name: string) => {
    const [first = '', second] = name.split('.');
    return second === undefined ? first in (groups[pallet] ?? {}) : second in (groups[first] ?? {});
  };

  it.each(Object.keys(extrinsics))('calls of %s name events and errors that exist', (pallet) => {
    const calls = Object.values(extrinsics[pallet] ?? {});
    expect(calls.flatMap((call) => call.events).filter((name) => !known(events, pallet)(name))).toEqual([]);
    expect(calls.flatMap((call) => call.errors).filter((name) => !known(errors, pallet)(name))).toEqual([]);
  });

  it.each(Object.keys(errors))('errors of %s are counted from 0', (pallet) => {
    const indices = Object.values(errors[pallet] ?? {}).map(({ index }) => index);
    expect(indices).toEqual([...indices.keys()]);
  });
});
