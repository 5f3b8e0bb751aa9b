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
