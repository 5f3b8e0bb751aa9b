import { expect, it } from 'vitest';
import { exampleFile, MANIFEST_FILE } from '../../plugins/mcp-data/manifest';
import { openDocs } from '../docs';
import { FILES, sourceOf } from '../fixture';
import { WrongArgument } from './answer';
import { type ExampleArguments, getExample, listExamples } from './examples';

/** The example `counter` of a site on which it has these files. */
function get(files: Readonly<Record<string, string>>, more: Partial<ExampleArguments> = {}): Promise<string> {
  const list = Object.entries(files).map(([path, text]) => ({ path: `examples/rust/counter/${path}`, text }));
  const example = { [exampleFile('counter')]: JSON.stringify({ name: 'counter', files: list }) };
  return getExample(openDocs(sourceOf({ ...FILES, ...example })), { name: 'counter', offset: 0, ...more });
}

it('are found by a word that only the title of their page has', async () => {
  const titled = FILES[MANIFEST_FILE]?.replace('"title":"Counter"', '"title":"Tally"') ?? '';
  const text = await listExamples(openDocs(sourceOf({ ...FILES, [MANIFEST_FILE]: titled })), 'tally');
  expect(text).toMatch(/^Examples for[^]*\n\n- counter: [^\n]*$/);
});

// The second as the list of the files has it.
it.each(['src/lib.rs', 'examples/rust/counter/src/lib.rs', './src/lib.rs', '/src/lib.rs'])(
  'come by the file %s',
  async (file) => {
    const text = await get({ 'src/lib.rs': 'fn count() {}\n', 'Cargo.toml': '[package]\n' }, { file });
    expect(text).toContain('fn count() {}');
    expect(text).not.toContain('[package]');
  },
);

it('are cut when they are long, and read on from where they were cut', async () => {
  const files = { 'src/lib.rs': Array.from({ length: 3000 }, (_, line) => `line ${line};`).join('\n') };
  const next = /Ask again with offset (\d+) for the rest\.\]$/.exec(await get(files))?.[1];
  const rest = await get(files, { offset: Number(next) });
  expect(rest).toContain('line 2999;');
  expect(rest).not.toContain('line 0;');
});

it('say that folders stay as they are where a script of the build needs it, and only there', async () => {
  const advice = 'Keep the folders as they are: build.rs copies Cargo.lock from the folder above.';
  expect(await get({ 'src/lib.rs': '', 'build.rs': 'fn main() {}' })).toContain(advice);
  expect(await get({ 'src/lib.rs': '' })).not.toContain(advice);
});

it('whose files cannot be read are no mistake of the caller', async () => {
  const failing = getExample(openDocs(sourceOf(FILES)), { name: 'echo', offset: 0 });
  await expect(failing).rejects.toThrow('The files of "echo" cannot be read now. Try again.');
  await expect(failing).rejects.not.toBeInstanceOf(WrongArgument);
});
