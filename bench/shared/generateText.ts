const WORDS =
  'actor message program gas voucher mailbox reply block state memory page rent reservation signal wasm service event route client codec validator nominator stake bridge token account keyring address network node runtime extrinsic storage balance treasury queue task delay timeout handler caller deposit metadata type field value encode decode query subscribe index proof relay checkpoint eth vara gear sails crate module function trait struct enum result error panic test deploy upload build release version config async await future executor'.split(
    ' ',
  );

/** Writes text that means nothing, the same on every machine: the words of the field in an order that a seed decides. */
export function textWriter(seed: number) {
  let state = seed;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const sentence = (length: number) => {
    const text = Array.from({ length }, word).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  return {
    word,
    sentence,
    heading: (number: number) => `${sentence(3).slice(0, -1)} ${number}`,
    paragraph: () => Array.from({ length: 4 }, () => sentence(8 + Math.floor(random() * 10))).join(' '),
    code: () =>
      [
        'use gstd::{msg, prelude::*};',
        '#[unsafe(no_mangle)]',
        'extern "C" fn handle() {',
        `    let ${word()}: u32 = msg::load().expect("${sentence(4)}");`,
        `    // ${sentence(6)}`,
        `    msg::reply(${Math.floor(random() * 90)}, 0).expect("reply");`,
        '}',
      ].join('\n'),
  };
}
