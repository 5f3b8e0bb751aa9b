import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, transformWithEsbuild } from 'vite';
import { expect, it } from 'vitest';
import { generateRecords } from '../../bench/search/generateRecords';
import { brotliSize } from '../../bench/shared/brotliSize';
import { packTiers } from '../../src/shared/search/engine';

/**
 * What search may add to a page that nobody searches on, in bytes. The markup of the button is left out (about 160 bytes); the
 * styles weigh more here than beside those of the whole site.
 */
const BUDGET = 3000;

/** Stand for the scripts and styles that every page has anyway: what is added is compressed beside them. */
const BESIDE = {
  script: 'node_modules/react-dom/cjs/react-dom-client.production.js',
  style: 'node_modules/infima/dist/css/default/default.min.css',
};
/** How modules reach each other: the site, which is one bundle, has a few bytes in their place. */
const IMPORTS_AND_EXPORTS = /(?:import|export)\{[^}]*\}(?:from"[^"]*")?;?|import\w* ?[^;"]*(?:from)?"[^"]*";?/g;

/** How much more of what is beside is left out for each measurement: where brotli cuts its blocks moves the outcome by 50 bytes. */
const STEP = 997;
const MEASUREMENTS = 9;

/** Bytes by which a file grows on the wire when this text is put to its end: the middle one of some measurements. */
function added(text: string, beside: string): number {
  const whole = readFileSync(beside);
  const outcomes = Array.from({ length: MEASUREMENTS }, (_, index) => {
    const base = whole.subarray(index * STEP);
    return brotliCompressSync(Buffer.concat([base, Buffer.from(text)])).length - brotliCompressSync(base).length;
  });
  return outcomes.sort((one, other) => one - other)[MEASUREMENTS >> 1] ?? Infinity;
}

it('R-SEARCH-1: search adds at most 3 kB to a page that nobody searches on', async () => {
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    esbuild: { jsx: 'automatic', jsxDev: false },
    // As Docusaurus names them.
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
    build: {
      write: false,
      // Leaves out what Vite would add for itself.
      lib: { entry: 'src/features/search/index.ts', formats: ['es'] },
      cssCodeSplit: true,
      // The router brings the watch for departures to every page.
      rollupOptions: { external: /^(?:react|@docusaurus|@generated)|[\\/]watchDeparture$/ },
    },
  });
  const { output } = [result].flat()[0] as Extract<typeof result, { output: unknown }>;
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const entry = scripts.find(({ isEntry }) => isEntry);
  const needed = scripts.filter(({ isEntry, fileName }) => isEntry || entry?.imports.includes(fileName));
  // Styles of the dialog and of marks come with their scripts (plugins/lean-css); those of the results page are on every page.
  const later = scripts.filter(({ facadeModuleId }) => /[\\/](?:dialog|highlight)[\\/]/.test(facadeModuleId ?? ''));
  const withThem = new Set(later.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const styles = output.flatMap((file) =>
    file.type === 'asset' && /\.css$/.test(file.fileName) && !withThem.has(file.fileName) ? [file] : [],
  );
  expect(withThem.size).toBeGreaterThan(0);
  expect(needed.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  const minified = await Promise.all(
    needed.map(({ code }) => transformWithEsbuild(code, 'search.js', { minify: true })),
  );
  const script = added(minified.map(({ code }) => code.replace(IMPORTS_AND_EXPORTS, '')).join(''), BESIDE.script);
  const style = added(styles.map(({ source }) => String(source)).join(''), BESIDE.style);
  expect(script + style, `script ${script}, style ${style}`).toBeLessThanOrEqual(BUDGET);
});

it('R-SEARCH-4: the index of 160 generated pages weighs at most 220 kB', () => {
  const { headings, texts } = packTiers(generateRecords(160));
  const sizes = [headings, texts].map((tier) => brotliSize(JSON.stringify(tier)));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(220_000);
});
