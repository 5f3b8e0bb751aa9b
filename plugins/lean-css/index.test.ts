import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import postcss from 'postcss';
import { afterEach, describe, expect, it, vi } from 'vitest';
import leanCss, { dropUnused, plainErrors } from '.';
import { usedNames } from './usedNames';

const SOURCES = [
  "className={clsx('menu', isOpen && 'menu--open')}",
  'const name = `alert--${type}`;',
  '.own { color: var(--ifm-own); }',
];
const FILE = '/site/node_modules/infima/dist/css/default/default.css';

const process = (css: string, from = FILE, own: string[] = []) =>
  postcss([dropUnused({ used: () => usedNames(SOURCES), own: () => own, folders: ['/site/docs'] })]).process(css, {
    from,
  });

const lean = (css: string, from = FILE, own: string[] = []) => process(css, from, own).css.replace(/\s+/g, ' ').trim();

describe('dropUnused', () => {
  it.each([
    ['rules without classes stay', 'a { b: c }', 'a { b: c }'],
    ['used classes stay', '.menu > .menu--open { b: c }', '.menu > .menu--open { b: c }'],
    ['completed names stay', '.alert--danger { b: c }', '.alert--danger { b: c }'],
    ['unused classes go', '.hero { b: c } .menu .hero { b: c }', ''],
    ['selectors of a list go alone', '.menu, .hero { b: c }', '.menu { b: c }'],
    ['a class that must not be there may be unused', '.menu:not(.hero) { b: c }', '.menu:not(.hero) { b: c }'],
    ['so may two', '.menu:not(.hero):not(.badge) { b: c }', '.menu:not(.hero):not(.badge) { b: c }'],
    ['empty queries go', '@media print { .hero { b: c } }', ''],
    ['steps of animations stay', '@keyframes x { from { b: c } }', '@keyframes x { from { b: c } }'],
    [
      'properties that nothing reads go, with those that only they read',
      ':root { --ifm-a: var(--ifm-b); --ifm-b: 1; --ifm-c: 2; --ifm-own: 3 } a { b: var(--ifm-c) }',
      ':root { --ifm-c: 2; --ifm-own: 3 } a { b: var(--ifm-c) }',
    ],
  ])('%s', (_what, css, expected) => {
    expect(lean(css)).toBe(expected);
  });

  it('drops what the site sets itself on the root element, in all themes, and nowhere else', () => {
    const own = [":root { --ifm-own: 1 } [data-theme='dark'] { --ifm-dark: 2 } .x { --ifm-x: 3 }"];
    const read = 'a { b: var(--ifm-own) var(--ifm-dark) var(--ifm-x) }';
    const infima = `:root { --ifm-own: 0; --ifm-dark: 0; --ifm-x: 0 } html[data-theme=dark] { --ifm-own: 0 } .menu { --ifm-own: 4 } ${read}`;
    expect(lean(infima, FILE, own)).toBe(`:root { --ifm-dark: 0; --ifm-x: 0 } .menu { --ifm-own: 4 } ${read}`);
  });

  it('is done again when a source changes', () => {
    expect(process('.menu { b: c }').messages).toContainEqual(
      expect.objectContaining({ type: 'dir-dependency', dir: '/site/docs' }),
    );
  });

  it('leaves styles of the site alone', () => {
    expect(lean('.hero { b: c }', '/site/src/css/site.css')).toBe('.hero { b: c }');
  });
});

describe('plainErrors', () => {
  it('R-LAYOUT-11: leaves the errors of the theme in the colour of text, and all else as it is', () => {
    const plain = (from: string) => postcss([plainErrors()]).process('.a { color: red; padding: 1px }', { from }).css;
    const require = createRequire(import.meta.url);
    const theme = dirname(require.resolve('@docusaurus/theme-common'));
    const file = join(theme, 'utils/errorBoundaryUtils.module.css');
    expect(existsSync(file)).toBe(true);
    expect(plain(file)).toBe('.a { padding: 1px }');
    expect(plain('/site/src/css/site.css')).toContain('color: red');
  });
});

describe('leanCss', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Names of what PostCSS does, in its order. Of Docusaurus there are a step by its path, and one of another kind. */
  function stepsOf({ lightningCssMinimizer = true } = {}): string[] {
    const siteConfig = { future: { experimental_faster: { lightningCssMinimizer } } };
    const plugin = leanCss({ siteDir: join(import.meta.dirname, '../..'), siteConfig } as unknown as LoadContext);
    const presetEnv = ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}];
    const options = plugin.configurePostCss?.({ plugins: [presetEnv, 'layers'] });
    return (options?.plugins ?? []).map((step: unknown) =>
      typeof step === 'object' && step !== null && 'postcssPlugin' in step ? String(step.postcssPlugin) : String(step),
    );
  }

  it('R-LAYOUT-11: drops what is unused in a build, and the red of errors in development too', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(stepsOf()).toEqual(['drop-unused', 'plain-errors', 'layers']);
    vi.stubEnv('NODE_ENV', 'development');
    expect(stepsOf()).toEqual(['plain-errors', 'layers']);
  });

  it('leaves styles to postcss-preset-env where Lightning CSS does not make them fit for browsers', () => {
    expect(stepsOf({ lightningCssMinimizer: false }).at(-2)).toContain('postcss-preset-env');
  });
});
