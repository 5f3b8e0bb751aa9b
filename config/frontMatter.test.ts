import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KINDS, frontMatterJsonSchema } from './frontMatter';
import { RELEASES, UPSTREAMS } from './releases';

const read = (file: string) =>
  JSON.parse(readFileSync(`.vscode/${file}`, 'utf8')) as Record<string, { body: string[] }>;

it('the schema for editors is that of the checks: npx vitest -u mends it', async () => {
  await expect(`${JSON.stringify(frontMatterJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../.vscode/front-matter.schema.json',
  );
});

it('the snippets offer the kinds, releases and repositories that exist', () => {
  const choices = Object.values(read('docs.code-snippets')).flatMap(({ body }) =>
    [...body.join('\n').matchAll(/\$\{\d\|([^|]+)\|\}/g)].map(([, list = '']) => list.split(',')),
  );
  expect(choices).toContainEqual([...KINDS]);
  expect(choices).toContainEqual(Object.keys(RELEASES));
  const repositories = choices.filter((list) => list.includes('gear') && list.includes('gear-js')).flat();
  expect(repositories.filter((key) => !(key in UPSTREAMS))).toEqual([]);
});
