import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { GearApi } from '@gear-js/api';
import type { Codec } from '@polkadot/types/types';
import { stringCamelCase } from '@polkadot/util';

import { DATA } from '../../../docs/_data';
import type {
  ConstantEntry,
  EnumEntry,
  ErrorEntry,
  EventEntry,
  ExtrinsicEntry,
  Grouped,
} from '../../../docs/_data/types';
import { chainItem } from './support/chainItem';
import { StubNode } from './support/stubNode';

/** The reference data of the pages, compared with the metadata of the released runtime. */
const constants: Grouped<ConstantEntry> = DATA.constants;
const extrinsics: Grouped<ExtrinsicEntry> = DATA.extrinsics;
const events: Grouped<EventEntry> = DATA.events;
const errors: Grouped<ErrorEntry> = DATA.errors;
const enums: Grouped<EnumEntry> = DATA.enums;

let api: GearApi;
beforeAll(async () => {
  api = await new StubNode().api();
});
afterAll(() => api.disconnect());

/** Genesis values of development chains are not what a storage item of a running chain holds. */
const live = Object.values(constants)
  .flatMap((entries) => Object.entries(entries))
  .flatMap(([name, entry]) =>
    /^api\.(consts|query)\./.test(entry.live ?? '')
      ? [{ name, entry, path: entry.live ?? '' }]
      : [],
  );

describe('constants', () => {
  it.each(live)('$name is read from $path', ({ path }) => {
    expect(chainItem(api, path)).toBeDefined();
  });

  it.each(
    live.filter(({ entry, path }) => path.startsWith('api.consts.') && entry.unit !== 'text'),
  )('$name has the value of $path', ({ entry, path }) => {
    const item = chainItem(api, path) as Codec;
    const shown =
      entry.unit === 'percent'
        ? Number.parseFloat(String(item.toHuman()))
        : BigInt(item.toString());
    expect(shown).toBe(entry.unit === 'percent' ? entry.value : BigInt(entry.value));
  });
});

describe.each(Object.keys(extrinsics))('calls of %s', (pallet) => {
  it('are those of the runtime, with their indices and parameters', () => {
    const inRuntime = Object.entries(api.tx[pallet] ?? {}).map(([name, { meta }]) => [
      name,
      meta.index.toNumber(),
      meta.args.map((arg) => stringCamelCase(arg.name.toString())),
    ]);
    const shown = Object.entries(extrinsics[pallet] ?? {}).map(([name, { index, params }]) => [
      stringCamelCase(name),
      index,
      params.map((param) => stringCamelCase(param.name)),
    ]);
    // Index 255 is there on development and test networks only.
    expect(shown.filter(([, index]) => index !== 255)).toEqual(
      inRuntime.filter(([, index]) => index !== 255),
    );
  });
});

describe.each(Object.keys(events))('events of %s', (pallet) => {
  it('are those of the runtime, with their fields', () => {
    const inRuntime = Object.entries(api.events[pallet] ?? {}).map(([name, { meta }]) => [
      name,
      meta.fields.map((field, place) =>
        field.name.isSome ? field.name.unwrap().toString() : String(place),
      ),
    ]);
    const shown = Object.entries(events[pallet] ?? {}).map(([name, { fields }]) => [
      name,
      fields.map((field) => field.name),
    ]);
    expect(shown).toEqual(inRuntime);
  });
});

describe.each(Object.keys(errors))('errors of %s', (pallet) => {
  it('are those of the runtime, with their indices', () => {
    const inRuntime = Object.entries(api.errors[pallet] ?? {}).map(([name, { meta }]) => [
      name,
      meta.index.toNumber(),
    ]);
    expect(Object.entries(errors[pallet] ?? {}).map(([name, { index }]) => [name, index])).toEqual(
      inRuntime,
    );
  });
});

describe('types of fields', () => {
  it.each(Object.values(enums).flatMap((entries) => Object.entries(entries)))(
    '%s has its variants',
    (name, entry) => {
      const type = api.registry.lookup.types.find(
        ({ type }) => type.path.at(-1)?.toString() === name,
      )?.type;
      const variants = type?.def.asVariant.variants.map((variant) => variant.name.toString());
      expect(entry.variants.map((variant) => variant.name)).toEqual(variants);
    },
  );
});
