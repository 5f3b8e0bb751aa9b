import { deepestLevel, hierarchyOf, type SearchRecord } from '../../src/shared/search/record';

const WORDS =
  'actor message program gas voucher mailbox reply block state memory page rent reservation signal wasm service event route client codec validator nominator stake bridge token account keyring address network node runtime extrinsic storage balance treasury queue task delay timeout handler caller deposit metadata type field value encode decode query subscribe index proof relay checkpoint eth vara gear sails crate module function trait struct enum result error panic test deploy upload build release version config async await future executor'.split(
    ' ',
  );
const SEED = 42;
const HEADINGS_PER_PAGE = 5;

/** Search records of generated pages: prose, lists, code and a table. The same for the same number of pages. */
export function generateRecords(count: number): SearchRecord[] {
  const write = writer(SEED);
  const groups = Math.max(1, Math.round(Math.sqrt(count)));
  return Array.from({ length: count }, (_, page) => {
    const path = `/docs/section-${page % groups}/page-${page}`;
    const above = [`Section ${page % groups}`, write.heading(page)];
    const sections = Array.from({ length: HEADINGS_PER_PAGE }, (_, number) => {
      const [two, three] = [write.heading(number), write.heading(number)];
      const parts = [write.paragraph(), write.list(), write.paragraph()];
      const text = [...parts, ...(number === 2 ? [write.table()] : [])].join('\n');
      return [
        ...recordsOf(`${path}#${slug(two)}`, [...above, two], text, write.code()),
        ...recordsOf(`${path}#${slug(three)}-1`, [...above, two, three], write.paragraph()),
      ];
    });
    return [...recordsOf(path, above, write.paragraph()), ...sections.flat()];
  }).flat();
}

function writer(seed: number) {
  let state = seed;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const sentence = (length: number) => {
    const text = Array.from({ length }, word).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  return {
    heading: (number: number) => `${sentence(3).slice(0, -1)} ${number}`,
    paragraph: () => Array.from({ length: 4 }, () => sentence(8 + Math.floor(random() * 10))).join(' '),
    list: () => [sentence(8), sentence(9), `${word()} ${sentence(7)}`].join('\n'),
    table: () => Array.from({ length: 6 }, () => `${word()}_${word()}\nu32\n${sentence(6)}`).join('\n'),
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

function slug(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}

function recordsOf(url: string, headings: string[], content: string, code?: string): SearchRecord[] {
  const hierarchy = hierarchyOf(headings);
  const shared = { hierarchy, url, language: 'en', docusaurus_tag: 'docs-default-current' };
  return [
    { objectID: url, content: null, type: deepestLevel(hierarchy), ...shared },
    { objectID: `${url}/text`, content, type: 'content', ...shared },
    ...(code
      ? [{ objectID: `${url}/code`, content: code, type: 'content' as const, isCode: true as const, ...shared }]
      : []),
  ];
}
