/**
 * The shapes of the reference data below this folder. Pages show it through `<Constant>`, `<Address>`, `<DataTable>` and
 * `<DataDetails>`, which are expanded when the site is built. Texts are inline Markdown.
 */

/** Where a fact was read: `key:path/in/repository`, with a key of `UPSTREAMS` in config/upstreams.ts. */
export type Source = `${string}:${string}`;

/** Entries by group, then by name. */
export type Grouped<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

/** A figure in its base unit. Everything else that a page shows, such as a duration, is worked out from it. */
export type Quantity =
  | { value: bigint; unit: 'planck' }
  | { value: number; unit: 'gas' | 'ms' | 'blocks' | 'sessions' | 'eras' | 'bytes' | 'percent' }
  | { value: number; unit: 'count'; noun?: string }
  | { value: string; unit: 'text' };

/**
 * What it takes to change a constant. `nothing` can be changed without breaking the chain, a `node release` comes with the
 * binary, a `flag` is the choice of whoever runs the node or the
 * relayer.
 */
export type ChangedBy = 'runtime upgrade' | 'governance' | 'node release' | 'flag' | 'nothing';

/** A figure of the runtime, the protocol or the node. */
export type ConstantEntry = Quantity & {
  label: string;
  meaning: string;
  source: Source;
  /** Name in that file. */
  symbol: string;
  changedBy: ChangedBy;
  /** Where a connected client reads it, such as `api.consts.balances.existentialDeposit`. */
  live?: string;
};

/** A parameter, an input or an output of something. */
export interface Field {
  name: string;
  type: string;
  /** Base unit of a figure. */
  unit?: string;
  optional?: boolean;
  meaning: string;
}

/** An RPC method of the node that is no part of the Polkadot SDK. */
export interface RpcEntry {
  /** Older names that work as well. */
  aliases?: readonly string[];
  kind: 'call' | 'subscription';
  /** For a subscription: the method that ends it, and the name under which notifications come. */
  subscription?: { unsubscribe: string; notification: string };
  summary: string;
  params: readonly Field[];
  returns: { type: string; meaning: string; fields?: readonly Field[] };
  errors?: readonly string[];
  /** Member of `@gear-js/api` that calls it. */
  js?: string;
  note?: string;
  source: Source;
}

/** A call that a transaction can make. */
export interface ExtrinsicEntry {
  /** Index of the call in its pallet. */
  index: number;
  summary: string;
  params: readonly Field[];
  origin: string;
  /** What it costs, and whom. */
  pays: string;
  /** Errors of the same pallet that it can end with; those of another one as `pallet.Name`. */
  errors: readonly string[];
  /** Events of the same pallet that follow; those of another one as `pallet.Name`. */
  events: readonly string[];
  /** Member of `@gear-js/api` that builds it. */
  js?: string;
  note?: string;
  source: Source;
}

/** An event of a pallet. */
export interface EventEntry {
  summary: string;
  fields: readonly Field[];
  source: Source;
}

/** An error of a pallet. */
export interface ErrorEntry {
  /** Position in the pallet, as in `{ "Module": { "index": 104, "error": "0x03000000" } }`. */
  index: number;
  meaning: string;
  action: string;
  source: Source;
}

/** A type that says which of several things happened. */
export interface EnumEntry {
  summary: string;
  variants: readonly { name: string; fields?: string; meaning: string }[];
  source: Source;
}

/** Something that lives under a fixed address of a network. */
export interface AddressEntry {
  label: string;
  /** EIP-55 checksummed on Ethereum, 32 bytes in lower-case hex on Vara. */
  address: `0x${string}`;
  kind: 'contract' | 'token' | 'program' | 'account';
  meaning: string;
  /** Upstream file that holds the same address; without one, it is shown as unverified. */
  verifiedAt?: Source;
}

/** A falling threshold of a referendum track, in percent over the share of the decision period that has passed. */
export type Curve =
  | { kind: 'linear'; length: number; period: number; floor: number; ceil: number }
  | { kind: 'reciprocal'; delay: number; period: number; level: number; floor: number; ceil: number };

/** A track of referenda. Periods are in blocks. */
export interface TrackEntry {
  id: number;
  maxDeciding: number;
  decisionDeposit: bigint;
  preparePeriod: number;
  decisionPeriod: number;
  confirmPeriod: number;
  minEnactmentPeriod: number;
  approval: Curve;
  support: Curve;
  /** Most that the origin of the track may spend from the treasury at once. */
  spendLimit?: bigint;
  source: Source;
}

/** What an example teaches. */
export type Feature =
  | 'delayed message'
  | 'gas reservation'
  | 'async call'
  | 'reply hook'
  | 'signal'
  | 'voucher and session'
  | 'built-in actor'
  | 'program factory'
  | 'randomness'
  | 'proof checking'
  | 'events'
  | 'service extension'
  | 'value transfer'
  | 'React'
  | 'indexer';

/** A page of docs/examples. */
export interface ExampleEntry {
  title: string;
  href: `/docs/examples/${string}`;
  section: 'First steps' | 'DeFi' | 'Gaming' | 'Infra' | 'NFTs' | 'Standards' | 'Archive';
  level: 'first' | 'medium' | 'advanced';
  features: readonly [Feature, ...Feature[]];
  /** Folder of the code, if it is not the folder of that name in examples/rust. */
  folder?: `examples/${string}`;
}
