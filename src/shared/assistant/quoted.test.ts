import { describe, expect, it } from 'vitest';
import { createEngine, packTiers } from '../search/engine';
import { rank } from '../search/engine/rank';
import { hierarchyOf, type SearchRecord } from '../search/record';
import { isPasted, quotedOf } from './quoted';

describe('R-ASSIST-2: a message that was pasted', () => {
  it.each([
    'IO error: No space left on device',
    "thread 'main' panicked at src/lib.rs:7",
    'Sending messages allowed only from users id. Please, provide user id as source.',
  ])('is %s', (text) => expect(isPasted(text)).toBe(true));

  it.each(['How do I send a message?', 'why is my node stuck', 'the limit of a block?', ' Write me a poem'])(
    'is not %s',
    (text) => expect(isPasted(text)).toBe(false),
  );
});

describe('R-ASSIST-2: how much a section quotes of a message', () => {
  const record = (url: string, content: string): SearchRecord =>
    ({
      objectID: url,
      url,
      hierarchy: hierarchyOf(['Docs', url]),
      type: 'content',
      content,
      language: 'en',
      docusaurus_tag: 'docs',
    }) as unknown as SearchRecord;
  const { headings, texts } = packTiers([
    record('/whole', 'The relay panicked loudly yesterday.'),
    record('/gap', 'The relay green blue panicked loudly.'),
    record('/far', 'The relay green blue white panicked loudly.'),
    record('/turned', 'It loudly panicked the relay.'),
    record('/pair', 'It panicked loudly.'),
  ]);
  const engine = createEngine(headings, texts);
  const { matches } = rank(engine, { query: 'relay panicked loudly', language: 'en', tags: ['docs'] });
  const quoted = quotedOf(engine, matches);
  const weightOf = (url: string) => quoted(engine.heads.findIndex((head) => head.url === url));

  it('counts three of its words in their order, with at most two others between them', () => {
    const all = matches.reduce((sum, { rarity }) => sum + rarity, 0);
    expect(weightOf('/whole')).toBeCloseTo(all);
    expect(weightOf('/gap')).toBeCloseTo(all);
    expect(['/far', '/turned', '/pair'].map(weightOf)).toEqual([0, 0, 0]);
  });
});
