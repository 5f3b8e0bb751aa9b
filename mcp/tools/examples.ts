import { formsOf } from '../../src/shared/search/engine/forms';
import { synonymsOf } from '../../src/shared/search/synonyms';
import { nearest } from '../../plugins/shared/nearest';
import { tokenize } from '../../src/shared/search/tokenize';
import { readable } from '../cut';
import type { Docs } from '../docs';
import { WrongArgument } from './answer';

export interface ExampleArguments {
  name: string;
  file?: string;
  offset: number;
}

/** The examples, or those whose name, description or features hold all words. */
export async function listExamples(docs: Docs, about: string | undefined): Promise<string> {
  const { examples, home, release } = await docs.manifest();
  const words = tokenize(about ?? '').map(({ term }) => term);
  const found = examples.filter(({ name, description, title, features }) => {
    const terms = new Set(tokenize([name, description, title, ...features].join(' ')).map(({ term }) => term));
    return words.every((word) => [word, ...formsOf(word), ...synonymsOf(word)].some((term) => terms.has(term)));
  });
  if (found.length === 0) return `No example is about "${about}". List all without an argument.`;
  const lines = found.map(({ name, description, page, features }) => {
    const more = [...(features.length > 0 ? [features.join(', ')] : []), ...(page ? [home + page.slice(1)] : [])];
    return `- ${name}: ${description}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
  });
  return `Examples for ${release}. Get one with get_example, which says how it was checked.\n\n${lines.join('\n')}`;
}

/** An example with all its files, or one of them. */
export async function getExample(docs: Docs, { name, file, offset }: ExampleArguments): Promise<string> {
  const { examples, home, release } = await docs.manifest();
  const entry = examples.find((other) => other.name === name);
  const example = entry && (await docs.example(name));
  if (!example) {
    const names = nearest(
      name,
      examples.map((other) => other.name),
    );
    throw new WrongArgument(
      `There is no example "${name}". The most alike: ${names.slice(0, 8).join(', ')}. List all with list_examples.`,
    );
  }
  const paths = example.files.map(({ path }) => path);
  const wanted =
    file === undefined ? example.files : example.files.filter(({ path }) => path === file || path.endsWith(`/${file}`));
  if (wanted.length === 0) {
    throw new WrongArgument(`"${name}" has no file "${file}". Its files: ${nearest(file ?? '', paths).join(', ')}.`);
  }
  const about = [
    `${name}: ${entry.description}`,
    ...(entry.page ? [`Page: ${home}${entry.page.slice(1)}`] : []),
    `For ${release}; ${entry.checked}. Files: ${paths.join(', ')}`,
  ];
  const blocks = wanted.map(({ path, text }) => fenced(path, text));
  return `${about.join('\n')}\n\n${readable(blocks.join('\n\n'), offset)}`;
}

/** A file as a block of code; the fence is longer than any in the file. */
function fenced(path: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^`+/gm)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${path}\n${fence}${path.split('.').at(-1) ?? ''}\n${text.trimEnd()}\n${fence}`;
}
