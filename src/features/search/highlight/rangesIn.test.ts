// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rangesIn } from './rangesIn';
import { createFinder } from './terms';

it.each([
  // [what, HTML, searched for, text of the ranges]
  ['text', '<p>Gas and gas</p>', 'gas', ['Gas', 'gas']],
  ['a word over several elements', '<pre><i>msg</i><b>::</b><i>send</i>(x)</pre>', 'msg::send', ['msg::send']],
  ['a word that ends where an element ends', '<p>a <b>gas</b> b</p>', 'gas', ['gas']],
  ['blocks apart', '<ul><li>ga</li><li>s</li></ul>', 'gas', []],
  ['a block after an inner block', '<li>gas <p>gas</p> gas</li>', 'gas', ['gas', 'gas', 'gas']],
  [
    'a term that opens its definition',
    '<p><a href="/docs/about/glossary#gas">gas</a><span popover hidden>not gas</span></p>',
    'gas',
    ['gas'],
  ],
  ['nothing of a closed definition', '<p>a <span popover="auto">gas</span></p>', 'gas', []],
  ['nothing of a formula that is not shown', '<p><span class="katex-mathml">gas</span></p>', 'gas', []],
  ['nothing of what is not read', '<p><button>gas</button><svg><text>gas</text></svg></p>', 'gas', []],
])('finds %s', (_what, html, searched, texts) => {
  document.body.innerHTML = html;
  expect(rangesIn(document.body, createFinder([searched])).map(String)).toEqual(texts);
});

it('ends a range in the element that its last letter stands in', () => {
  document.body.innerHTML = '<p>a <b>gas</b> b</p>';
  const [range] = rangesIn(document.body, createFinder(['gas']));
  expect([range?.startContainer.textContent, range?.startOffset]).toEqual(['gas', 0]);
  expect([range?.endContainer.textContent, range?.endOffset]).toEqual(['gas', 3]);
});
