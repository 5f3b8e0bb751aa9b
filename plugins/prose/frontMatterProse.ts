import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { lineOfField } from '../content/parseFrontMatter';
import type { Problem } from './types';

/** A rule for a tree, as a plugin of unified that has got its options. */
type Rule = () => (tree: Root, page: VFile) => void;

/** Fields that readers see as headings, and as text. */
const HEADINGS = ['title', 'sidebar_label'];
const FIELDS = [...HEADINGS, 'description'];

/** What the rules say of the texts of the front matter that readers see, with the line of the field. */
export function frontMatterProse(
  rules: readonly Rule[],
  { file, source, frontMatter }: { file: string; source: string; frontMatter: Readonly<Record<string, unknown>> },
): Problem[] {
  return FIELDS.flatMap((field) => {
    const value = frontMatter[field];
    if (typeof value !== 'string') return [];
    const children = [{ type: 'text' as const, value }];
    const tree: Root = {
      type: 'root',
      children: [HEADINGS.includes(field) ? { type: 'heading', depth: 2, children } : { type: 'paragraph', children }],
    };
    const page = new VFile({ path: file });
    for (const rule of rules) rule()(tree, page);
    const line = lineOfField(source, field);
    return page.messages.map(({ ruleId = 'prose', reason }) => ({
      file,
      line,
      column: 1,
      rule: ruleId,
      message: `${field}: ${reason}`,
    }));
  });
}
