// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showHead } from './document';

it('takes attributes of the body away with the page that wanted them', () => {
  const html = { type: 'html', attributes: { lang: 'en' }, text: '' };
  showHead([html, { type: 'body', attributes: { class: 'wide' }, text: '' }]);
  expect(document.body.className).toBe('wide');
  showHead([html]);
  expect(document.body.className).toBe('');
});

it('leaves what the next page has too as it is, so that no script runs twice, and takes away what it has not', () => {
  const script = { type: 'script', attributes: { src: '/a.js' }, text: '' };
  const title = (text: string) => ({ type: 'title', attributes: {}, text });
  showHead([title('One'), script]);
  const before = document.querySelector('script');
  showHead([title('Two'), script]);
  expect(document.querySelector('script')).toBe(before);
  expect(document.head.childElementCount).toBe(2);
  expect(document.title).toBe('Two');
});
