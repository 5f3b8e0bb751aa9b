import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** One row of the table of who may import what: files, and the imports that they may not use, with the reason. */
const boundary = (files, ...patterns) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const not = (message, ...group) => ({ group, message });
const FEATURES = ['@site/src/features/*', '**/features/*', '**/features/**'];
const THEME = ['@site/src/theme/*', '@site/src/theme/**'];
const PLUGINS = ['@site/plugins/*', '@site/plugins/**', '**/plugins/**'];
const FEATURE_INSIDE = not(
  'Import a feature through its index.',
  '@site/src/features/*/*',
  '@site/src/features/*/*/**',
);
/** The same by a path that leads from one feature to another. */
const SIBLING = `^(?:\\.\\./)+(?:${readdirSync(join(import.meta.dirname, 'src/features')).join('|')})/.`;
const SIBLING_INSIDE = { regex: SIBLING, message: 'Import a feature through its index.' };
/** `import()`, by which features load their parts, is none of the imports above. */
const LATE_INSIDE = [`^@site/src/features/[\\w-]+/.`, SIBLING].map((path) => ({
  selector: `ImportExpression > Literal[value=/${path.replaceAll('/', '\\/')}/]`,
  message: 'Import a feature through its index.',
}));

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'build-classic',
      'tests/fixture/build',
      '**/.docusaurus',
      '.docusaurus-bench',
      'examples',
      'static',
      'test-results',
      '**/target',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  hooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true }],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs,cts}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        URL: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { require: 'readonly', exports: 'writable' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['plugins/offline/sw.js'],
    languageOptions: {
      globals: { self: 'readonly', caches: 'readonly', fetch: 'readonly', Request: 'readonly', Response: 'readonly' },
    },
  },
  boundary(
    ['src/shared/**'],
    not(
      'src/shared runs anywhere: no framework, no Node, no DOM.',
      'react',
      'react-dom',
      'node:*',
      '@docusaurus/*',
      '@theme/*',
      '@site/*',
    ),
  ),
  boundary(
    ['src/components/**'],
    not('Components know no features and no theme.', ...FEATURES, ...THEME, ...PLUGINS),
    not('Of the configuration components know the upstreams alone.', '**/config/*', '!**/config/upstreams'),
  ),
  boundary(
    ['src/features/**'],
    not('Features know no theme, no plugins and no configuration.', ...THEME, ...PLUGINS, '**/config/*'),
    FEATURE_INSIDE,
    SIBLING_INSIDE,
  ),
  boundary(
    ['src/theme/**'],
    not('Reach other theme files through @theme.', '../**', ...THEME),
    not('Plugins run in Node.', ...PLUGINS),
    FEATURE_INSIDE,
  ),
  boundary(['src/pages/**'], not('Plugins run in Node.', ...PLUGINS), FEATURE_INSIDE),
  {
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...LATE_INSIDE] },
  },
  boundary(
    ['docs/_data/**'],
    not(
      'Data stands alone: it is read by the site, by tests and by scripts.',
      '../../*',
      '@site/*',
      'node:*',
      'react',
      '@docusaurus/*',
    ),
  ),
  boundary(
    ['plugins/**'],
    not('Plugins run in Node.', ...FEATURES, ...THEME, '@theme/*', '**/components/**'),
    not('Plugins get their settings as options.', '**/config/*', '**/scripts/**'),
  ),
  boundary(['config/**'], not('Configuration runs in Node.', '@site/src/**', '**/src/**', '@theme/*', 'react')),
  boundary(
    ['tests/site/*.spec.ts'],
    not('Import from ./support/test: it fails a test on a report of the content security policy.', '@playwright/test'),
  ),
  boundary(['scripts/**'], not('Scripts run in Node.', ...FEATURES, ...THEME, '@theme/*')),
  boundary(['mcp/**'], not('The server runs in Node.', ...FEATURES, ...THEME, '@theme/*', '**/components/**')),
);
