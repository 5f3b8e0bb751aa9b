import { LANGUAGES } from '../plugins/rehype-highlight/languages';
import type { ProseOptions } from '../plugins/prose';

// The words of the house: what `npm run lint:prose` holds every page to.

/**
 * Names of products as their makers write them. Another spelling of one (letters large or small, with a space, a hyphen or
 * nothing between its words) is reported. Names of packages and commands are code, and stand in backquotes.
 */
const PRODUCT_NAMES = [
  'Vara Network',
  'Gear Protocol',
  'Gear-JS',
  'Gear IDEA',
  'Sails-JS',
  'Polkadot Vault',
  'Polkadot.js',
  'Polkadot SDK',
  'SubWallet',
  'SubQuery',
  'MetaMask',
  'Ethereum',
  'Substrate',
  'Docusaurus',
  'GitHub',
  'JavaScript',
  'TypeScript',
  'Node.js',
  'WebAssembly',
  'WebSocket',
  'Prometheus',
  'Grafana',
  'Telegram',
  'macOS',
  'Wasm',
] as const;

/** Phrases that say nothing, or that exclude readers, and what to write in their place. */
const BANNED_PHRASES: Readonly<Record<string, string>> = {
  simply: 'leave it out',
  easily: 'leave it out',
  'of course': 'leave it out',
  obviously: 'leave it out',
  'please note': 'say the thing itself',
  'it should be noted': 'say the thing itself',
  'in order to': 'write "to"',
  'due to the fact that': 'write "because"',
  'at this point in time': 'write "now"',
  utilise: 'write "use"',
  utilize: 'write "use"',
  leverage: 'write "use"',
  seamless: 'say what it does',
  seamlessly: 'say what it does',
  'cutting-edge': 'say what it does',
  'state-of-the-art': 'say what it does',
  'world-class': 'say what it does',
  'click here': 'let the link say where it leads',
  'e.g.': 'write "such as" or "for example"',
  'i.e.': 'write "that is"',
  'etc.': 'name the things, or write "and so on"',
  whitelist: 'write "allow list"',
  whitelists: 'write "allows"',
  whitelisted: 'write "allowed"',
  whitelisting: 'write "allow list"',
  blacklist: 'write "block list"',
  'master node': 'write "main node"',
};

/** Abbreviations that every reader of these pages knows. Others are spelled out once on the page, or stand in the glossary. */
const KNOWN_ABBREVIATIONS: readonly string[] = [
  ...[
    'AI',
    'API',
    'CI',
    'CORS',
    'CPU',
    'DNS',
    'GB',
    'HTTP',
    'HTTPS',
    'ID',
    'JSON',
    'NEAR',
    'NAT',
    'NFC',
    'NTP',
    'OS',
    'QR',
    'RAM',
  ],
  ...['SDK', 'SIM', 'SSD', 'SSH', 'SSL', 'SVG', 'TCP', 'TLS', 'UI', 'URL', 'USB', 'UTC', 'VPN', 'YAML', 'SCSS', 'MIT'],
  // Of the field.
  ...['ABI', 'DAO', 'ETH', 'IPFS', 'NFT', 'RPC', 'USDC', 'USDT', 'WBTC', 'WETH'],
  // Names that nobody spells out.
  ...['IDEA', 'README', 'VARA', 'TVARA', 'WVARA', 'SS58', 'SCALE', 'BABE', 'GRANDPA', 'BLS', 'SQD'],
];

/** Words that keep their capital inside of a heading, besides product names, abbreviations and names with a capital inside. */
const PROPER_NOUNS: readonly string[] = [
  'Vara',
  'Gear',
  'Sails',
  'Rust',
  'Gear Bank',
  'Ledger',
  'Talisman',
  'React',
  'Solidity',
  'Anchor',
  'CosmWasm',
  'Galactic Express',
  'Tequila Train',
  'Wallet Connect',
];

/** Words of a sentence above which readers lose it. */
const MAX_SENTENCE_WORDS = 40;

/**
 * The rules of prose for the pages of this site.
 *
 * @param glossary - terms that the glossary explains: pages use them without explaining them again
 */
export const proseOptions = (glossary: readonly string[]): ProseOptions => ({
  productNames: PRODUCT_NAMES,
  bannedPhrases: BANNED_PHRASES,
  knownAbbreviations: [...KNOWN_ABBREVIATIONS, ...glossary],
  properNouns: PROPER_NOUNS,
  maxSentenceWords: MAX_SENTENCE_WORDS,
  languages: [...Object.keys(LANGUAGES), 'mermaid', 'chart'],
});
