import { describe, expect, it } from 'vitest';
import { createFinder, isTerm } from './terms';

/** What is marked of a text, when these words were searched for. */
function marked(searched: string, text: string) {
  const find = createFinder(searched.split(' '));
  return find(text).map(({ start, end }) => text.slice(start, end));
}

describe('words to mark on the page that was opened from a result', () => {
  it.each<[string, string, string[]]>([
    // [searched for, text, marked]
    ['gas', 'Gas is a unit: gas.', ['Gas', 'gas']],
    ['reserv', 'A reservation reserves.', ['reservation', 'reserves']],
    ['id', 'An id, an idea.', ['id']],
    ['reserve', 'Call gr_reserve_gas now', ['reserve']],
    ['gr_reserve_gas', 'Call gr_reserve_gas, do not reserve gas', ['gr_reserve_gas']],
    ['msg::send_delayed', 'use msg::send_delayed(..)', ['msg::send_delayed']],
    ['send', 'use msg::send_delayed(..)', ['send']],
    ['del', 'use msg::send_delayed(..)', ['delayed']],
    ['message', 'MessageWaited for messages', ['Message', 'messages']],
    ['mess', 'MessageWaited for messages', ['Message', 'messages']],
    ['sen', 'use msg::send_delayed(..)', ['send_delayed']],
    ['how to reserve the gas', 'How to use the gas', ['gas']],
    ['наука', 'Это наука', ['наука']],
    ['gas', '', []],
  ])('%j in %j: %j', (searched, text, words) => {
    expect(marked(searched, text)).toEqual(words);
  });

  it.each([
    ['gas', true],
    ['The', false],
    ['🚀', false],
    ['::', false],
  ])('%j is worth marking: %s', (word, worth) => {
    expect(isTerm(word)).toBe(worth);
  });
});
