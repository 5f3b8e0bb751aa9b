import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize';

const terms = (text: string) => tokenize(text).map(({ term }) => term);

describe('tokenize (R-SEARCH-6)', () => {
  it.each([
    // [text, terms]
    ['Message queue', ['message', 'queue']],
    ['gr_reserve_gas', ['gr_reserve_gas', 'gr', 'reserve', 'gas']],
    ['msg::send_delayed()', ['msg::send_delayed', 'msg', 'send_delayed', 'send', 'delayed']],
    ['calculateGas', ['calculategas', 'calculate', 'gas']],
    [
      'GearKeyring.fromMnemonic',
      ['gearkeyring.frommnemonic', 'gearkeyring', 'gear', 'keyring', 'frommnemonic', 'from', 'mnemonic'],
    ],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['APIs', ['api']],
    ['ed25519', ['ed25519']],
    ['wasm32v1-none', ['wasm32v1-none', 'wasm32v1', 'none']],
    ['version 2.0.0.', ['version', '2.0.0']],
    ['0x1234abcd', ['0x1234abcd']],
    ['0x21b82d3ee72e0a5ac81db100c0a703050593b551c50e86b18c9da0be793660fb', ['0x21b82d3ee7']],
    ['0xa0b86991', ['0xa0b86991']],
    ['D43593c715fdd31c61141abd04a99fd6822c8558', ['d43593c715fd']],
    ['1000000000000000', ['1000000000000000']],
    ['Vec<u8>', ['vec', 'u8']],
    ['__gr_exit', ['__gr_exit', 'gr', 'exit']],
    ['Messages', ['message']],
    ['target/wasm32-gear', ['target/wasm32-gear', 'target', 'wasm32', 'gear']],
    ['https://rpc.vara.network/', ['http', 'rpc.vara.network', 'rpc', 'vara', 'network']],
    ['@gear-js/api', ['gear-js/api', 'gear', 'js', 'api']],
    ['0xf281…', ['0xf281']],
    ['Naïve Ünïcode', ['naive', 'unicode']],
    ['برنامج', ['برنامج']],
    ['🙂 …', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('says where each term stands', () => {
    const text = 'call msg::send_delayed';
    for (const { term, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(term);
    expect(tokenize('gas_or_gas').map(({ start }) => start)).toEqual([0, 0, 4, 7]);
  });
});
