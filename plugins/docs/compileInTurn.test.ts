import { expect, it } from 'vitest';
import { compileInTurn } from './compileInTurn';

/** Rules of a bundler with a loader that compiles pages with this, and what it calls then. */
function loader(process: (page: string) => Promise<string>) {
  const processors = { mdProcessor: { process }, mdxProcessor: { process } };
  compileInTurn([{ test: /\.css$/ }, { test: /\.mdx?$/, use: [{ loader: 'mdx', options: { processors } }] }]);
  return processors;
}

it('begins a page when the one before is done, whatever became of it', async () => {
  const log: string[] = [];
  const { mdProcessor, mdxProcessor } = loader(async (page) => {
    log.push(`${page} begins`);
    await Promise.resolve();
    log.push(`${page} ends`);
    if (page === 'bad') throw new Error('It does not parse.');
    return page;
  });
  const pages = [mdxProcessor.process('gas'), mdProcessor.process('bad'), mdxProcessor.process('fees')];
  expect(await Promise.allSettled(pages)).toMatchObject([{ value: 'gas' }, { status: 'rejected' }, { value: 'fees' }]);
  expect(log).toEqual(['gas begins', 'gas ends', 'bad begins', 'bad ends', 'fees begins', 'fees ends']);
});

it('says so if no rule compiles pages', () => {
  expect(() => compileInTurn([{ test: /\.css$/, use: [{ loader: 'css' }] }])).toThrow('no loader for MDX');
});
