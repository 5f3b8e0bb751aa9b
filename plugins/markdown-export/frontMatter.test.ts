import matter from 'gray-matter';
import { expect, it } from 'vitest';
import { frontMatter } from './frontMatter';

it('is read as it was written, whatever a text holds', () => {
  const values = { title: 'Say "no": # \\ é \n---\n', sources: ['a: b', '- c'] };
  expect(matter(`${frontMatter(values)}\nText.`)).toMatchObject({ data: values, content: '\nText.' });
});

it('leaves out what there is not', () => {
  expect(frontMatter({ title: 'Gas', kind: undefined, sources: [] })).toBe('---\ntitle: "Gas"\n---\n');
});
