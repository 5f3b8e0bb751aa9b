import { getFileInfo } from 'prettier';
import { expect, it } from 'vitest';

it.each([
  'versions.json',
  'versioned_docs/version-1.0/welcome.mdx',
  'versioned_docs/version-1.0/_data/rpc.ts',
  'i18n/de/docusaurus-plugin-content-docs/current/welcome.mdx',
])('what a new version or language brings has no format to keep: %s', async (file) => {
  expect(await getFileInfo(file, { ignorePath: '.prettierignore' })).toMatchObject({ ignored: true });
});
