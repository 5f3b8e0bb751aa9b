// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { openSearchXml } from './openSearchXml';

const SITE = {
  title: 'Docs',
  searchUrl: 'https://example.org/search',
  iconUrl: 'https://example.org/icon.svg',
  selfUrl: 'https://example.org/opensearch.xml',
};

const parse = (site: Partial<typeof SITE>) =>
  new DOMParser().parseFromString(openSearchXml({ ...SITE, ...site }), 'application/xml');

describe('R-SEARCH-4: opensearch.xml', () => {
  it('names the site and says where to search it', () => {
    const xml = parse({});
    expect(xml.querySelector('ShortName')?.textContent).toBe('Docs');
    expect(xml.querySelector('Description')?.textContent).toBe('Search Docs');
    expect(xml.querySelector('Image')?.textContent).toBe(SITE.iconUrl);
    const templates = Array.from(xml.querySelectorAll('Url'), (url) => url.getAttribute('template'));
    expect(templates).toEqual(['https://example.org/search?q={searchTerms}', SITE.selfUrl]);
  });

  it('is what browsers take for a search: of the namespace, one address of pages, one of the file itself', () => {
    const xml = parse({});
    expect(xml.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/');
    const kinds = Array.from(xml.querySelectorAll('Url'), (url) => [url.getAttribute('type'), url.getAttribute('rel')]);
    expect(kinds).toEqual([
      ['text/html', null],
      ['application/opensearchdescription+xml', 'self'],
    ]);
  });

  it.each([
    ['Vara documentation', 'Vara'],
    ['The docs of Vara and Gear', 'The docs of Vara'],
    ['Exactly sixteen!', 'Exactly sixteen!'],
    ['Oneverylongwordindeed', 'Oneverylongwordi'],
  ])('shortens %j to %j, for which the format has room', (title, name) => {
    expect(parse({ title }).querySelector('ShortName')?.textContent).toBe(name);
  });

  it('escapes what it prints, and leaves out a picture that is not there', () => {
    const xml = parse({ title: 'A & <b> "c"', iconUrl: undefined });
    expect(xml.querySelector('Description')?.textContent).toBe('Search A & <b> "c"');
    expect(xml.querySelector('Image')).toBeNull();
  });
});
