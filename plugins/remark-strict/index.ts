import type {
  Code,
  Delete,
  Image,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
  Text,
} from 'mdast';
import type { InlineMath } from 'mdast-util-math';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { hiddenCharacter } from '../shared/hiddenCharacter';
import { FENCE_KEYS, parseFenceMeta } from '../shared/parseFenceMeta';
import { visit } from '../shared/visit';

/**
 * Stops the build, with page and line, over Markdown that is legal, but of which something would be lost or stand on the page as it
 * was typed: cells behind the last column of a table, rows outside of it, text that became a row, colons of an admonition or around a
 * word, and misspelt keys behind the language of a fence.
 *
 * So does JavaScript in braces: neither search nor the Markdown of the page could show what it yields.
 *
 * The parser takes a word behind a colon, as in `host:port`, for a directive. This makes it text again, for headings and search too.
 */
export const remarkStrict: Plugin<[], Root> = () => (tree, page) => {
  refuseHiddenCharacters(page);
  refuseUnusedFootnotes(tree, page);
  visit(tree, (node, index, parent) => {
    switch ((node as RootContent).type) {
      case 'table':
        refuseTextAsRow(node as Table, page);
        return refuseLostCells(node as Table, page);
      case 'paragraph':
        return refuseRowAsText(node as Paragraph, page);
      case 'code':
        refuseOpenFence(node as Code, page);
        return refuseUnknownKeys(node as Code, page);
      case 'inlineMath':
        return refuseSums(node as InlineMath, page);
      case 'delete':
        return refuseSingleTildes(node as Delete, page);
      case 'image':
        return refuseSilentPicture(node as Image, page);
      case 'containerDirective':
        return refuseOpenAdmonition(node as ContainerDirective, page);
      case 'text':
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

function refuseLostCells({ children: [head, ...rows] }: Table, page: VFile): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    if (row.children.length <= columns) continue;
    page.fail(
      `This row has ${row.children.length} cells, the head of the table ${columns}: what is behind them would be lost. For the sign write "\\|", in code too.`,
      row,
    );
  }
}

/** A line right behind a table is a row of it, whatever it looks like. */
function refuseTextAsRow({ children: [head, ...rows] }: Table, page: VFile): void {
  const source = String(page.value);
  const hasBar = (row?: TableRow) => source.charAt(row?.position?.start.offset ?? 0) === '|';
  // A table may do without the outer bars.
  const text = hasBar(head) ? rows.find((row) => !hasBar(row)) : undefined;
  if (text) page.fail('This line would be a row of the table above. Put an empty line between them.', text);
}

/** What an empty line has cut off a table is text with bars. */
function refuseRowAsText(paragraph: Paragraph, page: VFile): void {
  const [first] = paragraph.children;
  if (first?.type !== 'text' || !first.value.startsWith('|')) return;
  page.fail('This row is in no table. Take away the empty line before it, or give the table a head.', paragraph);
}

function refuseUnusedFootnotes(tree: Root, page: VFile): void {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  visit(tree, 'footnoteDefinition', (note) => {
    if (used.has(note.identifier)) return;
    page.fail(
      `No text leads to this note, so it would be lost. Write [^${note.label ?? note.identifier}] where it belongs.`,
      note,
    );
  });
}

function refuseHiddenCharacters(page: VFile): void {
  const hidden = hiddenCharacter(String(page.value));
  if (hidden) page.fail(hidden.problem, { line: hidden.line, column: hidden.column });
}

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;

/** Without its end, a block takes in all that comes: the page would end inside of it. */
function refuseOpenAdmonition(node: ContainerDirective, page: VFile): void {
  if (/^:{3,}$/.test(lastLine(node, page))) return;
  page.fail(
    `This :::${node.name} does not end, so it takes in what is below. Write ":::" on a line behind its text; of two admonitions, the outer one has a colon more: "::::note".`,
    node,
  );
}

function refuseOpenFence(node: Code, page: VFile): void {
  const source = sourceOf(node, page);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  if (!fence || lastLine(node, page).startsWith(fence)) return;
  page.fail(`This block of code does not end. Write ${fence} on a line behind it.`, node);
}

const sourceOf = ({ position }: { position?: Code['position'] }, page: VFile) =>
  String(page.value).slice(position?.start.offset, position?.end.offset);

/** Last line of a block that has several, without what puts it into a list or a quote. */
const lastLine = (node: { position?: Code['position'] }, page: VFile) =>
  (sourceOf(node, page).split('\n').slice(1).at(-1) ?? '').replace(/^[>\s]+/, '').trimEnd();

/** Of "$5 and $6", the text between two sums would be a formula. */
function refuseSums(node: InlineMath, page: VFile): void {
  const end = node.position?.end.offset ?? 0;
  if (!/^\$\s|\s\$$/.test(sourceOf(node, page)) && !/\d/.test(String(page.value).charAt(end))) return;
  page.fail(`"${node.value}" would be a formula. For the sign write "\\$".`, node);
}

/** Elsewhere, `H~2~O` is a small 2 below the line; here it would be struck out. */
function refuseSingleTildes(node: Delete, page: VFile): void {
  const source = sourceOf(node, page);
  if (source.startsWith('~~')) return;
  page.fail(`${source} would be struck out. For the sign write "\\~", for a small text <sub>…</sub>.`, node);
}

/** Docusaurus leaves out an empty text, and who does not see the picture hears the name of its file. */
function refuseSilentPicture(node: Image, page: VFile): void {
  if (!node.alt?.trim()) page.fail('Say what the picture shows: ![what it shows](address).', node);
}

function refuseUnknownKeys(fence: Code, page: VFile): void {
  const meta = Object.entries(parseFenceMeta(fence.meta));
  const unknown = meta.map(([key]) => key).find((key) => !FENCE_KEYS.includes(key));
  if (unknown) page.fail(`A fence has no "${unknown}". It can have: ${FENCE_KEYS.join(', ')}.`, fence);
  // Without double quotes, a value ends at the first space: of `title='My file'`, only `'My` would be taken.
  const cut =
    meta.find(([, value]: [string, string]) => /^["']/.test(value))?.[0] ??
    /(?:^|\s)(title|unchecked)=[^"\s]/.exec((fence.meta ?? '').replaceAll(/"[^"]*"/g, '""'))?.[1];
  if (cut) page.fail(`Write ${cut}="…": a text stands between two double quotes.`, fence);
  // Words as in `rust no_run` are for other tools.
  const [lost] = /(?<!\S)(?![a-z_]+(?!\S))\S+/.exec((fence.meta ?? '').replaceAll(/[\w-]+=(?:"[^"]*"|\S+)/g, '')) ?? [];
  if (lost)
    page.fail(`"${lost}" behind the language of a fence does nothing. It can have: ${FENCE_KEYS.join(', ')}.`, fence);
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
