import type {
  Code,
  Delete,
  Heading,
  Image,
  ImageReference,
  InlineCode,
  Link,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  Text,
} from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { hiddenCharacter } from '../shared/hiddenCharacter';
import { visit } from '../shared/visit';
import {
  type ContainerDirective,
  refuseOddBlanks,
  refuseOpenAdmonition,
  refuseOpenFence,
  refuseTextBehindFormula,
  refuseUnknownKeys,
} from './blocks';
import { refuseSecondDefinitions, refuseUnusedFootnotes } from './definitions';
import { refuseEmptyHeading, refuseLostHeading, refuseLostLink, refuseLostMarks } from './marks';
import { sourceOf, textOfPage } from './sourceOf';
import { refuseLostCells, refuseRowAsText, refuseTextAsRow } from './tables';

/**
 * Stops the build, with page and line, over Markdown that is legal, but of which something would be lost, would become something else,
 * or stand on the page as it was typed. The name of each step says of what.
 *
 * So does JavaScript in braces: neither search nor the Markdown of the page could show what it yields.
 *
 * The parser takes a word behind a colon, as in `host:port`, for a directive. This makes it text again, for headings and search too.
 */
export const remarkStrict: Plugin<[], Root> = () => (tree, page) => {
  refuseHiddenCharacters(page);
  refuseUnusedFootnotes(tree, page);
  refuseSecondDefinitions(tree, page);
  visit(tree, (node, index, parent) => {
    switch ((node as RootContent).type) {
      case 'table':
        refuseTextAsRow(node as Table, page);
        return refuseLostCells(node as Table, page);
      case 'paragraph':
        refuseLostHeading(node as Paragraph, page);
        return refuseRowAsText(node as Paragraph, page);
      case 'heading':
        return refuseEmptyHeading(node as Heading, page);
      case 'link':
        return refuseLostLink(node as Link, page);
      case 'code':
        refuseOpenFence(node as Code, page);
        refuseOddBlanks(node as Code, page);
        return refuseUnknownKeys(node as Code, page);
      case 'math':
        return refuseTextBehindFormula(node as Math, page);
      case 'inlineCode':
        return refuseOddBlanks(node as InlineCode, page);
      case 'inlineMath':
        return refuseSums(node as InlineMath, page);
      case 'delete':
        return refuseSingleTildes(node as Delete, page);
      case 'image':
      case 'imageReference':
        return refuseSilentPicture(node as Image | ImageReference, page);
      case 'containerDirective':
        return refuseOpenAdmonition(node as ContainerDirective, page);
      case 'text':
        refuseLostMarks(node as Text, page);
        refuseEmoji(node as Text, page);
        return refuseColons(node as Text, page);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return refuseCode(node as Expression, page);
      case 'textDirective':
        (parent as Parent).children[index ?? 0] = asText(node as TextDirective);
        return undefined;
      default:
        return undefined;
    }
  });
};

function refuseHiddenCharacters(page: VFile): void {
  const hidden = hiddenCharacter(String(page.value));
  if (hidden) page.fail(hidden.problem, { line: hidden.line, column: hidden.column });
}

/** Of "$5 and $6", the text between two sums would be a formula; of "$A/$B", the first name. */
function refuseSums(node: InlineMath, page: VFile): void {
  const source = textOfPage(page);
  const isSum =
    /^\$\s|\s\$$/.test(sourceOf(node, page)) ||
    /[\dA-Z]/.test(source.charAt(node.position?.end.offset ?? 0)) ||
    /\w/.test(source.charAt((node.position?.start.offset ?? 0) - 1));
  if (!isSum) return;
  page.fail(`"${node.value}" would be a formula. For the sign write "\\$".`, node);
}

/** Elsewhere, `H~2~O` is a small 2 below the line; here it would be struck out. */
function refuseSingleTildes(node: Delete, page: VFile): void {
  const source = sourceOf(node, page);
  if (source.startsWith('~~')) return;
  page.fail(`${source} would be struck out. For the sign write "\\~", for a small text <sub>…</sub>.`, node);
}

/** Docusaurus leaves out an empty text, and who does not see the picture hears the name of its file. */
function refuseSilentPicture(node: Image | ImageReference, page: VFile): void {
  if (!node.alt?.trim()) page.fail('Say what the picture shows: ![what it shows](address).', node);
}

function refuseColons(node: Text, page: VFile): void {
  if (!/^:{3,}/m.test(node.value)) return;
  page.fail(
    'These colons would be shown as text. Write ":::note" without a space; of two admonitions, the outer one has a colon more: "::::note".',
    node,
  );
}

/** Docusaurus makes a picture of `:100:` on the page alone: search, and the Markdown of the page, would keep the name. */
function refuseEmoji(node: Text, page: VFile): void {
  const [name] = /:(?:[+-]1|100|1234|[\w-]*[a-z][\w-]*):/i.exec(node.value) ?? [];
  if (name) page.fail(`"${name}" could become a picture. Put what it stands in into backquotes.`, node);
}

/** Comments are nothing but comments, as `npm run new` writes them: readers do not see them. */
export const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/;

type Expression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

function refuseCode({ value, position }: Expression, page: VFile): void {
  if (COMMENT.test(value)) return;
  page.fail(`{${value}} would run as JavaScript. For the sign write "\\{", or put the text into backquotes.`, position);
}

type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>;

/** Directives with a text or attributes stay, for the steps that refuse them. */
function asText(node: TextDirective): TextDirective | Text {
  const { name, children, attributes, position } = node;
  if (children.length > 0 || Object.keys(attributes ?? {}).length > 0) return node;
  return { type: 'text', value: `:${name}`, position };
}
