import { escapeRegexp } from '@docusaurus/utils';
import type { ElementContent, Root, RootContent, Text } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { GLOSSARY } from './loadGlossary';
import type { GlossaryTerm } from './readGlossary';
import { mdxElement } from '../shared/mdxElement';
import { visit } from '../shared/visit';
import { whole } from '../shared/whole';

export interface GlossaryOptions {
  terms: readonly GlossaryTerm[];
  /** Terms that are everyday words, too: a definition at each of them would say nothing to most readers. */
  everydayWords: readonly string[];
}

/** The glossary, in the folder of each version and language. */
const IN_ITS_FOLDER = GLOSSARY.slice('docs'.length);

type Node = RootContent | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Marks in one section of a page: more of them would hide the text. */
const MAX_A_SECTION = 2;
const MAX_A_PAGE = 8;

/** Signs that must stay on the line of the term before them: a term is a button, behind which browsers may break the line. */
const CLOSING = /^[.,;:!?)’”]+/;

/** Elements of running text. */
const TEXT_BLOCKS = ['p', 'li'];
/** What may hold running text. Everything else (headings, links, code, tables, cards, buttons) is left as it is. */
const CONTAINERS = [
  'ul',
  'ol',
  'blockquote',
  'em',
  'strong',
  'admonition',
  'Steps',
  'Tabs',
  'TabItem',
  'div',
  ...TEXT_BLOCKS,
];

/**
 * Puts the definition of the glossary at the first use of a term on a page: `<Term>` around it. It works on the HTML, so
 * that the text of the page stays what it is for search records and Markdown exports.
 *
 * The glossary itself gets none, nor does a term that the page links to the glossary.
 */
export function rehypeGlossary({ terms, everydayWords }: GlossaryOptions) {
  const marked = terms.filter(({ term }) => !everydayWords.includes(term));
  const byName = new Map(
    marked.flatMap((entry) => [
      [key(entry.term), entry],
      [`${key(entry.term)}s`, entry],
    ]),
  );
  // The longest first: "gas limit" is not "gas".
  const names = [...byName.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.split(/[.\s]/).map(escapeRegexp).join('[.\\s]'));
  const pattern = new RegExp(`(?<![\\w./-])(?:${names.join('|')})(?![\\w/-]|\\.\\w)`, 'gi');

  return () => (tree: Root, page: VFile) => {
    if (marked.length === 0 || page.path?.replaceAll('\\', '/').endsWith(IN_ITS_FOLDER)) return;
    const done = linkedTerms(tree);
    const count = { section: 0, page: 0 };

    const mark = ({ value }: Text): ElementContent[] => {
      const parts: ElementContent[] = [];
      let end = 0;
      for (const { 0: found, index } of value.matchAll(pattern)) {
        const entry = byName.get(key(found));
        if (!entry || done.has(entry.id) || !sameCase(found, entry.term)) continue;
        if (count.section === MAX_A_SECTION || count.page === MAX_A_PAGE) break;
        done.add(entry.id);
        count.section += 1;
        count.page += 1;
        const term = termElement(found, entry);
        const next = index + found.length;
        const [closing = ''] = CLOSING.exec(value.slice(next)) ?? [];
        const kept = closing ? whole([term, { type: 'text', value: closing }]) : term;
        parts.push({ type: 'text', value: value.slice(end, index) }, kept);
        end = next + closing.length;
      }
      return parts.length > 0 ? [...parts, { type: 'text', value: value.slice(end) }] : [{ type: 'text', value }];
    };

    const walk = (parent: { children: Node[] }, inText: boolean) => {
      parent.children = parent.children.flatMap((node): Node[] => {
        if (node.type === 'text') return inText ? mark(node) : [node];
        if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) count.section = 0;
        const name = node.type === 'element' ? node.tagName : 'name' in node ? (node.name ?? '') : '';
        if (CONTAINERS.includes(name) && 'children' in node) {
          walk(node as { children: Node[] }, inText || TEXT_BLOCKS.includes(name));
        }
        return [node];
      });
    };
    walk(tree as { children: Node[] }, false);
  };
}

const key = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');

/** "Gas" may begin a sentence; "idl" is not "IDL", and "Sails" no plural of a boat. */
const sameCase = (found: string, term: string) => found.replace(/\s+/g, ' ').slice(1).startsWith(term.slice(1));

/** Anchors of the glossary to which the page links anyway. */
function linkedTerms(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', ({ tagName, properties }) => {
    const [, id] = (tagName === 'a' && /(?:^|\/)glossary(?:\.mdx)?#(.+)$/.exec(String(properties.href))) || [];
    if (id) ids.add(id);
  });
  return ids;
}

const termElement = (found: string, { id, definition }: GlossaryTerm): MdxJsxTextElementHast => ({
  ...mdxElement('Term', { id, definition }),
  type: 'mdxJsxTextElement',
  children: [{ type: 'text', value: found }],
});
