import { expect, it } from 'vitest';
import { openDocs } from '../docs';
import { FILES, sourceOf } from '../fixture';
import { type ChangesArguments, listChanges } from './listChanges';

const list = (given: Partial<ChangesArguments>, files: Readonly<Record<string, string>> = {}) =>
  listChanges(openDocs(sourceOf({ ...FILES, ...files })), { offset: 0, ...given });

it('tells the release of one product alone', async () => {
  const text = await list({ product: 'sails' });
  expect(text).toContain('- Sails 2.0.0 (');
  expect(text).not.toContain('- Gear 2.0.0 (');
});

it('knows Sails by its crate as code writes it', async () => {
  expect(await list({ product: 'sails_rs' })).toBe(await list({ product: 'sails' }));
});

it('knows a crate by its name in a manifest, which code writes with underscores, and the other way round', async () => {
  const rows =
    '| `gear_wasm_builder::build_metawasm()` | Removed | Gear 1.8.0 |\n| `gear-node` | `vara-node` | Gear 1.9.0 |';
  const files = { 'docs/changes.md': `# Changes\n\n## Since 1\n\n| Was | Is | Since |\n| - | - | - |\n${rows}\n` };
  expect(await list({ product: 'gear-wasm-builder' }, files)).toContain('| `gear_wasm_builder::build_metawasm()` |');
  expect(await list({ product: 'gear_node' }, files)).toContain('| `gear-node` |');
});

it('reads on from where a long answer was cut', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `| old ${at} | new ${at} | Gear 2.0.0 |`);
  const page = `# Changes\n\n## Since 1\n\n| Was | Is | Since |\n| - | - | - |\n${rows.join('\n')}\n`;
  const files = { 'docs/changes.md': page };
  const next = /Ask again with offset (\d+) for the rest\.\]$/.exec(await list({}, files))?.[1];
  expect(await list({ offset: Number(next) }, files)).toMatch(/^\| old \d+ \|/);
});

it('knows the release since which a row is so in code too', async () => {
  const rows = '| `a` | `b` | `@gear-js/api` 0.43.0 |\n| `c` of @gear-js/api | `d` | Gear 2.0.0 |';
  const page = `# Changes\n\n## Since 1\n\n| Was | Is | Since |\n| - | - | - |\n${rows}\n`;
  const text = await list({ product: '@gear-js/api' }, { 'docs/changes.md': page });
  expect(text).toContain('| `a` | `b` |');
  expect(text).not.toContain('| `c` of');
});
