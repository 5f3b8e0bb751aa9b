import type { GearApi } from '@gear-js/api';

/**
 * What a path such as `api.consts.balances.existentialDeposit` leads to on a connected client; a
 * storage item may end in `()`.
 *
 * @returns `undefined` if there is nothing
 */
export function chainItem(api: GearApi, path: string): unknown {
  const [, ...names] = path.replace(/\(.*$/, '').split('.');
  return names.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    api,
  );
}
