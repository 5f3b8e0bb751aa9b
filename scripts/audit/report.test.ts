import { expect, it } from 'vitest';
import { report } from './report';
import { plan } from './views';

it('prints a table of routes by checks, and each finding once with the places that have it', () => {
  const same = { check: 'axe' as const, detail: 'color-contrast: a' };
  const text = report(
    ['/', '/docs/welcome'],
    ['load', 'axe'],
    [
      { route: '/', view: 'dark 1440', ...same },
      { route: '/', view: 'light 390', ...same },
      { route: '/docs/welcome', view: 'dark 390', ...same },
    ],
  );
  expect(text).toBe(
    [
      'Route          load  axe',
      '/                 ·    2',
      '/docs/welcome     ·    1',
      '2 routes          0    3',
      '',
      'axe: color-contrast: a',
      '  / (dark 1440, light 390)',
      '  /docs/welcome (dark 390)',
    ].join('\n'),
  );
});

it('visits each route once, four in a row in all widths and themes; or, when all is asked for, in both widths', () => {
  const routes = ['/a', '/b', '/c', '/d', '/e'];
  const single = plan(routes, false);
  expect(single.map(({ route }) => route).sort()).toEqual(routes);
  const combinations = single.filter(({ route }) => route !== '/e').map(({ view }) => `${view.theme} ${view.width}`);
  expect(combinations.sort()).toEqual(['dark 1440', 'dark 390', 'light 1440', 'light 390']);
  const looks = plan(['/a'], true).flatMap(({ view }) => view.looks.map(({ theme }) => `${theme} ${view.width}`));
  expect(looks.sort()).toEqual(['dark 1440', 'dark 390', 'light 1440', 'light 390']);
  // All rules once in each width; where the theme is changed in place, those that depend on it.
  for (const { view } of plan(['/a'], true)) expect(view.looks.map(({ rules }) => rules)).toEqual(['all', 'colours']);
});
