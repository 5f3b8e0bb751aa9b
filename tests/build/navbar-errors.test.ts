import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, ROOT, runBuild } from './runBuild';

const GENERATED = '.docusaurus/broken';

let outDir: string;
beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'broken-'));
});
afterAll(() => {
  for (const folder of [outDir, path.join(ROOT, 'tests/fixture', GENERATED)]) rmSync(folder, { recursive: true });
});

/** Builds the fixture with this item as its navbar, and says how that ended. */
const buildWith = (item: object, variables: Record<string, string> = {}): Promise<BuildResult> =>
  runBuild(['tests/fixture', '--config', 'broken.config.ts', '--locale', 'en', '--out-dir', outDir], {
    generated: GENERATED,
    env: { NAVBAR_ITEM: JSON.stringify(item), ...variables },
  });

describe('R-LAYOUT-2: a configuration error of the navbar stops the build', () => {
  it('nothing is wrong with a right item', async () => {
    expect(await buildWith({ type: 'doc', docId: 'welcome' })).toMatchObject({ code: 0 });
  });

  it('an unknown type is named', async () => {
    const { code, output } = await buildWith({ type: 'custom-unheard-of' });
    expect(code).toBe(1);
    expect(output).toContain('No NavbarItem component found for type "custom-unheard-of".');
  });

  it('an unknown version is named, with the names that exist', async () => {
    const { code, output } = await buildWith({ type: 'docsVersionDropdown', versions: ['current', '0.9'] });
    expect(code).toBe(1);
    expect(output).toMatch(/No docs version exist for name '0\.9'[^]*Available version names:\s+- current\s+- 1\.0/);
  });

  it('a sidebar that nothing can be linked to is named', async () => {
    const { code, output } = await buildWith({ type: 'docSidebar', sidebarId: 'linklessSidebar', label: 'Nowhere' });
    expect(code).toBe(1);
    expect(output).toContain(`Sidebar with ID "linklessSidebar" doesn't have anything to be linked to.`);
  });
});

describe('R-LAYOUT-12: a lookup that cannot succeed stops the build', () => {
  it('an unknown doc is named, with the ids that exist', async () => {
    const { code, output } = await buildWith({ type: 'doc', docId: 'unwritten' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /Couldn't find any doc with id "unwritten"[^]*Available doc ids are:\s+- news\s+- shared\s+- welcome/,
    );
  });

  it('without the docs plugin, an item that needs it says so', async () => {
    const { code, output } = await buildWith({ type: 'doc', docId: 'welcome' }, { WITHOUT_DOCS: 'yes' });
    expect(code).toBe(1);
    expect(output).toContain('You are using a feature of the Docusaurus docs plugin');
  });
});
