import { defineConfig } from 'vitest/config';

/**
 * Runs what needs no chain. Vitest is the root project's; the packages are those of this folder.
 */
export default defineConfig({
  test: {
    silent: 'passed-only',
    testTimeout: 30_000,
    include: ['tests/**/*.test.ts', '*/tests/*.test.ts', 'sails-v2/*/tests/*.test.ts'],
    reporters: process.env['CI']
      ? ['default', ['json', { outputFile: '../../test-results/examples-typescript.json' }]]
      : ['default'],
  },
});
