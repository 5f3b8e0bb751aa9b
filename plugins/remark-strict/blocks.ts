import type { Code, InlineCode, RootContent } from 'mdast';
import type { Math } from 'mdast-util-math';
import type { VFile } from 'vfile';
import { FENCE_KEYS, parseFenceMeta } from '../shared/parseFenceMeta';
import { sourceOf } from './sourceOf';

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;

/** Without its end, a block takes in all that comes: the page would end inside of it. */
export function refuseOpenAdmonition(node: ContainerDirective, page: VFile): void {
  if (/^:{3,}$/.test(lastLine(node, page))) return;
  page.fail(
    `This :::${node.name} does not end, so it takes in what is below. Write ":::" on a line behind its text; of two admonitions, the outer one has a colon more: "::::note".`,
    node,
  );
}

export function refuseOpenFence(node: Code, page: VFile): void {
  const source = sourceOf(node, page);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  if (!fence || lastLine(node, page).startsWith(fence)) return;
  page.fail(`This block of code does not end. Write ${fence} on a line behind it.`, node);
}

/** Last line of a block that has several, without what puts it into a list or a quote. */
const lastLine = (node: { position?: Code['position'] }, page: VFile) =>
  (sourceOf(node, page).split('\n').slice(1).at(-1) ?? '').replace(/^[>\s]+/, '').trimEnd();

/** What follows the opening "$$" on its line is no part of the formula. */
export function refuseTextBehindFormula(node: Math, page: VFile): void {
  if (node.meta) page.fail(`"${node.meta}" would be lost: a formula begins on the line below "$$".`, node);
}

/** They look like a blank, and a command with one of them does not run once it is copied. */
export function refuseOddBlanks(node: Code | InlineCode, page: VFile): void {
  const [odd] = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/.exec(node.value) ?? [];
  if (!odd) return;
  const code = odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  page.fail(`This code holds U+${code} in place of a blank. Type the blank again.`, node);
}

export function refuseUnknownKeys(fence: Code, page: VFile): void {
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
