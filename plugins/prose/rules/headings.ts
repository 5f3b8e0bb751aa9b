import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textOf } from '../../content/textOf';
import type { ProseOptions } from '../types';

export type HeadingOptions = Pick<ProseOptions, 'productNames' | 'properNouns' | 'knownAbbreviations'>;

/** Reports headings with capitals inside, those that an underline makes, and a first-level heading beside the title. */
export function headings({ productNames, properNouns, knownAbbreviations }: HeadingOptions) {
  const nouns = new Set([...productNames.flatMap((name) => name.split(/\s/)), ...properNouns, ...knownAbbreviations]);
  // Of "Tequila Train", neither word is a name by itself.
  const names = properNouns.filter((name) => name.includes(' '));
  return () => (tree: Root, page: VFile) => {
    visit(tree, 'heading', (heading: Heading) => {
      const about = { place: heading.position?.start, ruleId: 'heading' };
      if (heading.depth === 1) {
        page.message('The title of the front matter is the first-level heading. Begin this one with "##".', about);
      }
      if (heading.position && heading.position.end.line > heading.position.start.line) {
        page.message(
          'These lines are a heading, because of the line below them. Put an empty line between, or begin the heading with "##".',
          about,
        );
      }
      const capitals = capitalsInside(heading, nouns, names);
      if (capitals.length > 0) {
        page.message(
          `Headings are in sentence case: write ${capitals.map((word) => `"${word.toLowerCase()}"`).join(', ')}. ` +
            'A proper noun goes into config/prose.ts, PROPER_NOUNS.',
          about,
        );
      }
    });
  };
}

/** Words with only their first letter large, where no sentence begins. */
function capitalsInside(heading: Heading, nouns: ReadonlySet<string>, names: readonly string[]): string[] {
  const code = { type: 'text' as const, value: 'x' };
  const children = heading.children.map((child) => (child.type === 'inlineCode' ? code : child));
  const text = names.reduce(
    (rest, name) => rest.replaceAll(name, name.replaceAll(' ', '-')),
    textOf({ ...heading, children }).trim(),
  );
  return [...text.matchAll(/(?<=[^.:?!\s]\s+)["(]?([A-Z][a-z]+)\b(?![-.\w])/g)]
    .map(([, word = '']) => word)
    .filter((word) => !nouns.has(word));
}
