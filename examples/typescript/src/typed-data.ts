import { createWalletClient, custom } from 'viem';
import type { Address, EIP1193Provider, Hex } from 'viem';

// #region data
/** What an Ethereum address signs to be linked to an account of Vara. */
export function linkData(program: Hex, account: Hex, nonce: bigint) {
  return {
    // No chainId: wallets refuse that of another network.
    domain: { name: 'Links', version: '1', salt: program },
    types: {
      Link: [
        { name: 'account', type: 'bytes32' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'Link',
    message: { account, nonce },
  } as const;
}
// #endregion data

// #region sign
type LinkData = ReturnType<typeof linkData>;

/**
 * Has the user of an Ethereum wallet, such as `window.ethereum`, sign. Throws if the user declines.
 */
export async function signLink(
  wallet: EIP1193Provider,
  address: Address,
  data: LinkData,
): Promise<Hex> {
  const client = createWalletClient({ account: address, transport: custom(wallet) });
  return client.signTypedData(data);
}
// #endregion sign
