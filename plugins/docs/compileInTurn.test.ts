import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { compileInTurn } from './compileInTurn';

/** Rules of a bundler with a loader that compiles pages with this, and what it calls then. */
function loader(process: (page: { filePath: string }) => Promise<string>) {
  const processors = { mdProcessor: { process }, mdxProcessor: { process } };
  compileInTurn([{ test: /\.css$/ }, { test: /\.mdx?$/, use: [{ loader: 'mdx', options: { processors } }] }], '/site');
  return processors;
}

it('begins a page when the one before is done, whatever became of it', async () => {
  const log: string[] = [];
  const { mdProcessor, mdxProcessor } = loader(async ({ filePath: page }) => {
    log.push(`${page} begins`);
    await Promise.resolve();
    log.push(`${page} ends`);
    if (page === 'bad') throw new Error('It does not parse.');
    return page;
  });
  const pages = [
    mdxProcessor.process({ filePath: 'gas' }),
    mdProcessor.process({ filePath: 'bad' }),
    mdxProcessor.process({ filePath: 'fees' }),
  ];
  expect(await Promise.allSettled(pages)).toMatchObject([{ value: 'gas' }, { status: 'rejected' }, { value: 'fees' }]);
  expect(log).toEqual(['gas begins', 'gas ends', 'bad begins', 'bad ends', 'fees begins', 'fees ends']);
});

it('lets an error begin with path and line', async () => {
  const { mdxProcessor } = loader(async () => new VFile().fail('It cannot be drawn.', { line: 9, column: 1 }));
  await expect(mdxProcessor.process({ filePath: '/site/docs/gas.mdx' })).rejects.toThrow(
    /^docs\/gas\.mdx:9: It cannot be drawn\.$/,
  );
});

it('says so if no rule compiles pages', () => {
  expect(() => compileInTurn([{ test: /\.css$/, use: [{ loader: 'css' }] }], '/site')).toThrow('no loader for MDX');
});
