import type { Blockquote, Code, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { readAccessibleText } from '../rehype-diagram/readAccessibleText';
import { howChecked } from '../shared/howChecked';
import { parseFenceMeta } from '../shared/parseFenceMeta';
import type { SiteFacts } from './types';

/** What the kinds of admonitions are called. */
const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

export const ADMONITION_KINDS = Object.keys(ADMONITIONS);

/** A piece of text as it stands, without marks of Markdown. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** What is said with weight. */
export const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });

/** A block of text. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** An admonition as a quotation that begins with its kind, and its title if it has one. */
export function admonition(kind: string, title: PhrasingContent[], children: RootContent[]): Blockquote {
  const name = ADMONITIONS[kind] ?? kind;
  const label = title.length ? strong(text(`${name}: `), ...title) : strong(text(name));
  return { type: 'blockquote', children: [paragraph(label), ...children] as Blockquote['children'] };
}

/**
 * A block of code. One that shows a file carries its path as title; a title that names another path is said below. A diagram
 * follows its text alternative; of a chart that is all, because the table of its numbers stands below it.
 */
export function fence(
  { lang, meta, value }: Code,
  { files, checked }: Pick<SiteFacts, 'files' | 'checked'>,
): RootContent[] {
  if (lang === 'mermaid') return diagram(value);
  if (lang === 'chart') return [described('Chart', ...value.split('\n'))];
  const { title, file, unchecked } = parseFenceMeta(meta);
  const pairs = Object.entries({ title: file ?? title, unchecked });
  const info = pairs.flatMap(([key, said]) => (said === undefined ? [] : [`${key}="${said}"`])).join(' ');
  const block: Code = { type: 'code', lang: lang ?? 'text', meta: info || null, value };
  if (file === undefined) return [block];
  const link: PhrasingContent = { type: 'link', url: files + file, children: [text(file.replace('examples/', ''))] };
  const how = howChecked(checked, file);
  // Where the reader saves it, if that is not what the file is called here.
  const saved: PhrasingContent[] =
    title === undefined || file.endsWith(`/${title}`)
      ? []
      : [text('. Save it as '), { type: 'inlineCode', value: title }];
  return [block, paragraph(link, ...(how ? [text(`, ${how}`)] : []), ...saved)];
}

function diagram(code: string): RootContent[] {
  const { title = '', description = '', source } = readAccessibleText(code);
  const value = source.replace(/\n{2,}/g, '\n').trim();
  return [described('Diagram', title, description), { type: 'code', lang: 'mermaid', value }];
}

/** A paragraph that stands for a picture. */
function described(kind: string, title = '', ...sentences: string[]): Paragraph {
  return paragraph(strong(text(`${kind}: ${title}.`)), text(` ${sentences.join(' ')}`));
}
