import { expect, it } from 'vitest';
import { connectTo, FILES } from './fixture';

it.each([
  ['search_docs', { query: 'voucher' }, { section: null, limit: null }],
  ['read_page', { page: '/docs/gas' }, { section: null, offset: null }],
  ['list_changes', {}, { product: null, offset: null }],
  ['list_examples', {}, { about: null }],
  ['get_example', { name: 'counter' }, { file: null, offset: null }],
])('%s takes null for an optional argument as if it were not there', async (name, needed, optional) => {
  const client = await connectTo(FILES);
  const without = await client.callTool({ name, arguments: needed });
  expect(without.isError).toBeFalsy();
  expect(await client.callTool({ name, arguments: { ...needed, ...optional } })).toEqual(without);
  await client.close();
});

it('says which argument is missing if it is null, and names no null in a schema', async () => {
  const client = await connectTo(FILES);
  const { content, isError } = await client.callTool({ name: 'search_docs', arguments: { query: null } });
  expect([JSON.stringify(content), isError]).toEqual([expect.stringContaining('query'), true]);
  const { tools } = await client.listTools();
  expect(JSON.stringify(tools)).not.toContain('null');
  for (const { inputSchema } of tools) expect(inputSchema.type).toBe('object');
  await client.close();
});
