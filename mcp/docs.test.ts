import { expect, it } from 'vitest';
import { MANIFEST_FILE } from '../plugins/mcp-data/manifest';
import { openDocs } from './docs';
import { FILES, sourceOf } from './fixture';

it('reads the index of a site that was built anew once, for all who ask meanwhile', async () => {
  const files = { ...FILES };
  const source = sourceOf(files);
  const docs = openDocs(source);
  await docs.manifest();
  files['new.json'] = files['headings.json'] ?? '';
  delete files['headings.json'];
  files[MANIFEST_FILE] = files[MANIFEST_FILE]?.replace('headings.json', 'new.json') ?? '';
  const { read } = source;
  let asked: Promise<unknown> | undefined;
  source.read = (path) => {
    if (path === 'new.json') asked ??= docs.engine();
    return read(path);
  };
  const engine = await docs.engine();
  expect(await asked).toBe(engine);
});
