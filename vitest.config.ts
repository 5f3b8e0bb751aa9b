import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{config,mcp,plugins,scripts,src}/**/*.test.{ts,tsx}',
      'tests/{assistant,build,content,search}/**/*.test.ts',
    ],
    globalSetup: ['./tests/temporaryFolder.ts', './tests/gitOfTests.ts'],
    // Real builds of small sites run for seconds.
    testTimeout: 60_000,
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'test-results/unit.json' }]] : ['default'],
  },
  resolve: { alias: { '@site': import.meta.dirname } },
});
