import { describe, expect, it } from 'vitest';
import { assistantUrl, issueUrl, type NamedPage } from './pageLinks';

const PAGE: NamedPage = {
  title: 'Gas & "rent" #1',
  url: 'https://docs.example/preview/docs/gas',
  markdownUrl: 'https://docs.example/preview/docs/gas.md',
  release: 'Gear 2.0.0',
};

describe('R-ASSIST-2: outside assistants are asked to read the Markdown of the page', () => {
  it.each([
    ['ChatGPT', 'https://chatgpt.com/', { hints: 'search' }],
    ['Claude', 'https://claude.ai/new', {}],
  ] as const)('%s', (service, address, more) => {
    const { origin, pathname, searchParams } = new URL(assistantUrl(service, PAGE));
    expect(origin + pathname).toBe(address);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...more,
      q: 'Read https://docs.example/preview/docs/gas.md so that I can ask questions about it.',
    });
  });
});

it('a report names page and release, whatever the title holds', () => {
  const { origin, pathname, searchParams } = new URL(issueUrl('https://github.com/o/r', PAGE));
  expect(origin + pathname).toBe('https://github.com/o/r/issues/new');
  expect(searchParams.get('title')).toBe('Docs: Gas & "rent" #1');
  expect(searchParams.get('body')).toMatch(
    /^Page: https:\/\/docs\.example\/preview\/docs\/gas\nRelease: Gear 2\.0\.0\n\n/,
  );
});
