// #region connect
import { GearApi } from '@gear-js/api';
import { WsProvider } from '@polkadot/api';

/** Connects to a node. If that fails at the first attempt, stops trying and throws. */
export async function connect(address = 'ws://127.0.0.1:9944'): Promise<GearApi> {
  const provider = new WsProvider(address);
  try {
    return await GearApi.create({ provider });
  } catch (cause) {
    await provider.disconnect();
    throw new Error(`Cannot connect to ${address}`, { cause });
  }
}
// #endregion connect

// #region network
/** What the node and its runtime say about themselves. */
export async function describeNetwork(api: GearApi) {
  const [chain, node, version] = await Promise.all([
    api.chain(),
    api.nodeName(),
    api.nodeVersion(),
  ]);

  return {
    chain,
    node: `${node} ${version}`,
    runtime: `${api.specName} ${api.specVersion}`,
    genesis: api.genesisHash.toHex(),
    existentialDeposit: api.existentialDeposit.toBigInt(),
    blockGasLimit: api.blockGasLimit.toBigInt(),
    valuePerGas: api.valuePerGas.toBigInt(),
  };
}
// #endregion network
