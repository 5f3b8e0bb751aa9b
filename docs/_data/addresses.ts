import type { AddressEntry, Grouped } from './types';

const MAINNET = 'gear-bridges:ethereum/.env.example.mainnet';
const HOODI = 'gear-bridges:ethereum/.env.example.hoodi';
/** Holds the pallet id and the names from which the runtime derives its accounts. */
const RUNTIME = 'gear:vara/runtime/vara/src/lib.rs';

/**
 * Where the bridge lives. Entries without `verifiedAt` were published by the project, but in no repository that the
 * documentation is checked against.
 */
export const ADDRESSES = {
  ethMainnet: {
    messageQueue: {
      label: 'MessageQueue',
      address: '0x8E01Fbf136cA97627ca241dB9EFf1DFE3f2195F6',
      kind: 'contract',
      meaning: 'Keeps the roots of Vara and delivers messages; the address of the proxy',
    },
    verifier: {
      label: 'VerifierMainnet',
      address: '0xDdAAC7F0814368D58D40216C6391a5e40A8cd47E',
      kind: 'contract',
      meaning: 'Checks the proof of a root',
    },
    erc20Manager: {
      label: 'ERC20Manager',
      address: '0x16fCff97822fcf3345Fa76D29c229b11C49EaE12',
      kind: 'contract',
      meaning: 'Locks, mints, burns and releases tokens; the address of the proxy',
    },
    bridgingPayment: {
      label: 'BridgingPayment',
      address: '0x03Dd51eeE793CE5523D28752f3019B0c9DfeE6C5',
      kind: 'contract',
      meaning: 'Takes the fee of a relayer for Ethereum to Vara',
    },
    governanceAdmin: {
      label: 'GovernanceAdmin',
      address: '0x3681A3e25F5652389B8f52504D517E96352830C3',
      kind: 'contract',
      meaning: 'Obeys the bridge admin of Vara: upgrades and pauses contracts',
      verifiedAt: MAINNET,
    },
    governancePauser: {
      label: 'GovernancePauser',
      address: '0x257936C55518609E47eAab53f40a6e19437BEF47',
      kind: 'contract',
      meaning: 'Obeys the bridge pauser of Vara: pauses contracts',
      verifiedAt: MAINNET,
    },
    wvara: {
      label: 'WVARA',
      address: '0xB67010F2246814e5c39593ac23A925D9e9d7E5aD',
      kind: 'token',
      meaning: 'VARA on Ethereum, 12 decimals',
    },
    usdc: {
      label: 'USDC',
      address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      kind: 'token',
      meaning: 'USD Coin',
      verifiedAt: MAINNET,
    },
    usdt: {
      label: 'USDT',
      address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      kind: 'token',
      meaning: 'Tether USD',
      verifiedAt: MAINNET,
    },
    weth: {
      label: 'WETH',
      address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      kind: 'token',
      meaning: 'Wrapped Ether',
      verifiedAt: MAINNET,
    },
    wbtc: {
      label: 'WBTC',
      address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      kind: 'token',
      meaning: 'Wrapped Bitcoin',
      verifiedAt: MAINNET,
    },
  },
  varaMainnet: {
    checkpointLightClient: {
      label: 'checkpoint-light-client',
      address: '0xf0a411ed5b8c28194d60781306de2ef131ec7df28658f7a857fc95fd86db7e8b',
      kind: 'program',
      meaning: 'Follows the finalised headers of Ethereum',
    },
    historicalProxy: {
      label: 'historical-proxy',
      address: '0x21b82d3ee72e0a5ac81db100c0a703050593b551c50e86b18c9da0be793660fb',
      kind: 'program',
      meaning: 'Has receipts of Ethereum checked and passes them on',
    },
    vftManager: {
      label: 'vft-manager',
      address: '0xe01ddc667f80cf57704352b557668b710c345395abcac0752c01402d16e3e81b',
      kind: 'program',
      meaning: 'Burns, mints, locks and releases tokens',
    },
    bridgingPayment: {
      label: 'bridging-payment',
      address: '0xcc1901de1f8134ed2c2d30775e4840084ad5d527cfcbf63c3247df24a2e3075e',
      kind: 'program',
      meaning: 'Takes the fee of a relayer for Vara to Ethereum',
    },
    tokenizedVara: {
      label: 'vft-vara',
      address: '0x29c42c668012b1ce20720e4615229215023281ef4676fdc77bf047d7fbcb9d17',
      kind: 'token',
      meaning: 'VARA as a fungible token, 12 decimals',
    },
    wusdc: {
      label: 'WUSDC',
      address: '0xd1de816d7dce6439504552686ab333e5b7302b1549763656b30af1f8a5871b6a',
      kind: 'token',
      meaning: 'USDC on Vara',
    },
    wusdt: {
      label: 'WUSDT',
      address: '0x4255ff4a87a4c13dc39f74ace8c4948bbef2f75fb639d66639a1cfcc99e6243e',
      kind: 'token',
      meaning: 'USDT on Vara',
    },
    weth: {
      label: 'WETH',
      address: '0xde45bdbb0345919a11561d43a5082e0b25061d4a2c6eb80009c1cfbccb80d0de',
      kind: 'token',
      meaning: 'Wrapped Ether on Vara',
    },
    wbtc: {
      label: 'WBTC',
      address: '0x4984671804477d0689eabcd5418eb751207f20f251eaf7884a25b98645f342b1',
      kind: 'token',
      meaning: 'Wrapped Bitcoin on Vara',
    },
  },
  ethHoodi: {
    messageQueue: {
      label: 'MessageQueue',
      address: '0x55B97F9229dc310837A880c7898f7d411528cC6d',
      kind: 'contract',
      meaning: 'Keeps the roots of Vara and delivers messages; the address of the proxy',
    },
    verifier: {
      label: 'VerifierTestnet',
      address: '0xc3ac0c364452acEE4366CD088F947965ec486e8F',
      kind: 'contract',
      meaning: 'Checks the proof of a root',
    },
    erc20Manager: {
      label: 'ERC20Manager',
      address: '0xD2a0951DBCfdA8de36Ab315A57C30F0784d01342',
      kind: 'contract',
      meaning: 'Locks, mints, burns and releases tokens; the address of the proxy',
    },
    bridgingPayment: {
      label: 'BridgingPayment',
      address: '0x512Ac5b5f0830d1C5CB44741a5c0a0E5B66696FD',
      kind: 'contract',
      meaning: 'Takes the fee of a relayer for Ethereum to Vara',
    },
    governanceAdmin: {
      label: 'GovernanceAdmin',
      address: '0x3288b744ADbC25f07b636718d72ec07F8C77E5E9',
      kind: 'contract',
      meaning: 'Obeys the bridge admin of Vara: upgrades and pauses contracts',
      verifiedAt: HOODI,
    },
    governancePauser: {
      label: 'GovernancePauser',
      address: '0x384B68Fc08c59Df51694f7F6A24A112B8331eEb0',
      kind: 'contract',
      meaning: 'Obeys the bridge pauser of Vara: pauses contracts',
      verifiedAt: HOODI,
    },
    wtvara: {
      label: 'WTVARA',
      address: '0xE1ab85A8B4d5d5B6af0bbD0203EB322DF33d0464',
      kind: 'token',
      meaning: 'TVARA on Hoodi, 12 decimals',
    },
    usdc: {
      label: 'USDC',
      address: '0x263898d2f6f8E153F1e4DD4CAEF86C93784fCf33',
      kind: 'token',
      meaning: 'Test token',
    },
    usdt: {
      label: 'USDT',
      address: '0x7728A33EBEBCfa852cf7f7Fc377BfC87C24a701A',
      kind: 'token',
      meaning: 'Test token',
    },
    weth: {
      label: 'WETH',
      address: '0xE0decAa66aED871ac9eb924443D1Bf333Fdb062E',
      kind: 'token',
      meaning: 'Test token',
    },
    wbtc: {
      label: 'WBTC',
      address: '0xA56A332d34B2Db33eBC41Dc0194AFd28CB20D19b',
      kind: 'token',
      meaning: 'Test token',
    },
  },
  varaTestnet: {
    checkpointLightClient: {
      label: 'checkpoint-light-client',
      address: '0xdb7bbcaff8caa131a94d73f63c8f0dd1fec60e0d263e551d138a9dfb500134ca',
      kind: 'program',
      meaning: 'Follows the finalised headers of Hoodi',
    },
    ethEventsElectra: {
      label: 'eth-events-electra',
      address: '0x0e81a4201bdb78fb313aa01a7764aa2c6bd254463026dc700db9f657c54d47b1',
      kind: 'program',
      meaning: 'Checks receipts; historical-proxy calls it',
    },
    historicalProxy: {
      label: 'historical-proxy',
      address: '0x5d2a0dcfc30301ad5eda002481e6d0b283f81a1221bef8ba2a3fa65fd56c8e0f',
      kind: 'program',
      meaning: 'Has receipts of Hoodi checked and passes them on',
    },
    vftManager: {
      label: 'vft-manager',
      address: '0x39514728b5828eccad02b8f1183e7ccea43849157ed6504c38b28420a85f0d12',
      kind: 'program',
      meaning: 'Burns, mints, locks and releases tokens',
    },
    bridgingPayment: {
      label: 'bridging-payment',
      address: '0x8b86f8cb74f2a0050bd2207efa22cdb59ce20051126618e2ebcacfe49c7e1e4c',
      kind: 'program',
      meaning: 'Takes the fee of a relayer for Vara to Hoodi',
    },
    tokenizedVara: {
      label: 'vft-vara',
      address: '0xa1a37e5a36e8a53921f6bedefadec91dc510636079a22238e9edf8233aaa494e',
      kind: 'token',
      meaning: 'TVARA as a fungible token, 12 decimals',
    },
    wusdc: {
      label: 'WUSDC',
      address: '0x9f332e61589e0850dce6d8e6070ea5618de33d9f134a4a35d6d1164dc9002f48',
      kind: 'token',
      meaning: 'USDC of Hoodi on Vara',
    },
    wusdt: {
      label: 'WUSDT',
      address: '0x464511231a1afe9108a689ed3dbbb047ca308d6f5dfb86453e4df5612a2d668a',
      kind: 'token',
      meaning: 'USDT of Hoodi on Vara',
    },
    weth: {
      label: 'WETH',
      address: '0xba764e2836b28806be10fe6f674d89d1e0c86898d25728f776588f03bddc6f58',
      kind: 'token',
      meaning: 'WETH of Hoodi on Vara',
    },
    wbtc: {
      label: 'WBTC',
      address: '0xc1ec06d99efcffd863f9c2ad2bc76f656aff861acf06f438046c64e5b41e3fd9',
      kind: 'token',
      meaning: 'WBTC of Hoodi on Vara',
    },
  },
  varaRuntime: {
    ethBridge: {
      label: 'Ethereum bridge built-in actor',
      address: '0xf2816ced0b15749595392d3a18b5a2363d6fefe5b3b6153739f218151b7acdbf',
      kind: 'program',
      meaning: 'Queues messages to Ethereum; the same on every Vara network',
      verifiedAt: 'gear-bridges:js/bridge-js/example/vara-to-eth.ts',
    },
    bridgeAdmin: {
      label: 'Bridge admin',
      address: '0x6d6f646c70792f6765746862306272696467655f61646d696e00000000000000',
      kind: 'account',
      meaning: 'Account without a key that governance acts for; `api.consts.gearEthBridge.bridgeAdmin`',
      verifiedAt: RUNTIME,
    },
    bridgePauser: {
      label: 'Bridge pauser',
      address: '0x6d6f646c70792f6765746862346272696467655f706175736572000000000000',
      kind: 'account',
      meaning: 'The same for pausing; `api.consts.gearEthBridge.bridgePauser`',
      verifiedAt: RUNTIME,
    },
  },
} as const satisfies Grouped<AddressEntry>;
