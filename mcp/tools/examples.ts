import { formsOf } from '../../src/shared/search/engine/forms';
import { queryWords } from '../../src/shared/search/engine/queryWords';
import { synonymsOf } from '../../src/shared/search/synonymsOf';
import { nearest } from '../../plugins/shared/nearest';
import { tokenize } from '../../src/shared/search/tokenize';
import { readable } from '../cut';
import type { Docs } from '../docs';
import { WrongArgument } from './answer';

/** Names every example, whichever needs it. */
const WORKSPACE = 'examples/rust/Cargo.toml';

export interface ExampleArguments {
  name: string;
  file?: string;
  offset: number;
}

/** The examples, or those whose name, description or features hold the most words of what is asked. */
export async function listExamples(docs: Docs, about: string | undefined): Promise<string> {
  const { examples, home, release } = await docs.manifest();
  const words = queryWords(about ?? '').map(({ term }) => term);
  const held = examples.map(({ name, description, title, features }) => {
    const terms = new Set(tokenize([name, description, title, ...features].join(' ')).map(({ term }) => term));
    return words.filter((word) => [word, ...formsOf(word), ...synonymsOf(word)].some((term) => terms.has(term))).length;
  });
  const most = Math.max(0, ...held);
  if (words.length > 0 && most === 0) {
    return `No example is about "${about}". List all without an argument, or ask search_docs.`;
  }
  const found = examples.filter((_, at) => held[at] === most);
  const partly = most < words.length ? `None is about all of "${about}". These come closest.\n\n` : '';
  const lines = found.map(({ name, description, page, features }) => {
    const more = [...(features.length > 0 ? [features.join(', ')] : []), ...(page ? [home + page.slice(1)] : [])];
    return `- ${name}: ${description}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
  });
  return `${partly}Examples for ${release}. Get one with get_example, which says how it was checked.\n\n${lines.join('\n')}`;
}

/** An example with all its files, or one of them. */
export async function getExample(docs: Docs, { name, file: asked, offset }: ExampleArguments): Promise<string> {
  const file = asked?.replace(/^(?:\.?\/)+/, '');
  const { examples, home, release } = await docs.manifest();
  const entry = examples.find((other) => other.name === name);
  if (!entry) {
    const names = nearest(
      name,
      examples.map((other) => other.name),
    );
    throw new WrongArgument(
      `There is no example "${name}". The most alike: ${names.slice(0, 8).join(', ')}. List all with list_examples.`,
    );
  }
  const example = await docs.example(name);
  if (!example) throw new Error(`The files of "${name}" cannot be read now. Try again.`);
  const paths = example.files.map(({ path }) => path);
  const named = example.files.filter(({ path }) => path === file || path.endsWith(`/${file}`));
  const ofFolder = named.filter(({ path }) => path.endsWith(`/${name}/${file}`));
  const wanted = file === undefined ? example.files : ofFolder.length > 0 ? ofFolder : named;
  if (wanted.length === 0) {
    throw new WrongArgument(`"${name}" has no file "${file}". Its files: ${nearest(file ?? '', paths).join(', ')}.`);
  }
  const settings = example.files
    .filter(({ path }) => /\/(?:Cargo\.toml|build\.rs)$/.test(path) && path !== WORKSPACE)
    .map(({ text }) => text);
  const others = examples.map((other) => other.name).filter((other) => other !== name && needs(settings, other));
  const about = [
    `${name}: ${entry.description}`,
    ...(entry.page ? [`Page: ${home}${entry.page.slice(1)}`] : []),
    `For ${release}; ${entry.checked}. Files: ${paths.join(', ')}`,
    ...(paths.some((path) => path.endsWith('build.rs'))
      ? [
          `Keep the folders as they are: build.rs copies Cargo.lock from the folder above. Start from ${home}docs/examples#start-from-one`,
        ]
      : []),
    ...(others.length > 0 ? [`Copy these folders too: ${others.join(', ')}`] : []),
  ];
  const blocks = wanted.map(({ path, text }) => fenced(path, text));
  return `${about.join('\n')}\n\n${readable(blocks.join('\n\n'), offset)}`;
}

/** Whether manifests or build scripts name another example, whose crates may be called after it, or a file of its folder. */
function needs(settings: readonly string[], other: string): boolean {
  const named = new RegExp(`^${other}(?:-client|-app|-service)?(?:\\.\\w+)? *=|\\.\\./${other}[/"]`, 'm');
  return settings.some((text) => named.test(text));
}

/** A file as a block of code; the fence is longer than any in the file. */
function fenced(path: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^`+/gm)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${path}\n${fence}${path.split('.').at(-1) ?? ''}\n${text.trimEnd()}\n${fence}`;
}
