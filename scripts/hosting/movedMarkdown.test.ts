import { expect, it } from 'vitest';
import { REDIRECTS } from '../../config/redirects';
import { answer } from './answer';
import { hostingRules } from './rules';

it('R-ROUTE-2: the Markdown of a page that has moved leads to that of its new place', () => {
  const files = new Set(['index.html', ...REDIRECTS.flatMap(({ to }) => [`${to.slice(1)}.html`, `${to.slice(1)}.md`])]);
  const allowed = { search: [], assistant: [], tagManager: false, frameAncestors: [] };
  const site = { siteUrl: 'https://docs.example', baseUrl: '/', allowed };
  const rules = hostingRules(site, { files, hashes: { scripts: [], styles: [] } });
  for (const { from, to } of REDIRECTS) {
    expect(answer(rules, files, { url: `${from}.md` })).toMatchObject({
      status: 301,
      headers: { location: `${to}.md` },
    });
  }
});
