import { expect, it } from 'vitest';
import { issueUrl } from './issueUrl';

it('a report names page and release, whatever the title holds', () => {
  const page = { title: 'Gas & "rent" #1', url: 'https://docs.example/preview/docs/gas', release: 'Gear 2.0.0' };
  const { origin, pathname, searchParams } = new URL(issueUrl('https://github.com/o/r', page));
  expect(origin + pathname).toBe('https://github.com/o/r/issues/new');
  expect(searchParams.get('title')).toBe('Docs: Gas & "rent" #1');
  expect(searchParams.get('body')).toMatch(
    /^Page: https:\/\/docs\.example\/preview\/docs\/gas\nRelease: Gear 2\.0\.0\n\n/,
  );
});
