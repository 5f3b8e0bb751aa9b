import type { Link, Nodes, Paragraph, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import { componentAttributes, failUnknown } from '../shared/componentAttributes';
import { isMdxElement } from '../shared/mdxElement';
import { SKIP, visit } from '../shared/visit';

/** Releases of the documented products, by the key that pages use. */
export type Releases = Readonly<Record<string, { name: string; version: string; href: string }>>;

/** Class of the link, for its looks: see src/css/site.css. */
const CLASS = 'release';

/**
 * Shows the documented release of a product: `<Release of="gear" />` becomes a link to it with its name and version, before anything
 * else reads the page, so that the page, the search and the Markdown exports hold the same. On a line of its own it is a paragraph;
 * those that share such a line stand in one.
 *
 * A key that does not exist stops the build with page and line, and names those that do.
 *
 * @param releases - everything that can be shown
 */
export function remarkRelease(releases: Releases): Plugin<[], Root> {
  return () => (tree, page) => {
    let lastLine: { paragraph: Paragraph; number: number | undefined } | undefined;
    visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
      if (!isMdxElement(node) || node.name !== 'Release' || !parent || index === undefined) return undefined;
      const place = { element: node, page };
      const { of = '' } = componentAttributes(place, ['of']);
      const { name, version, href } =
        (Object.hasOwn(releases, of) ? releases[of] : undefined) ?? failUnknown('of', of, Object.keys(releases), place);
      const link: Link = {
        type: 'link',
        url: href,
        // One text: of three, browsers leave the blank out of the name of the link.
        children: [{ type: 'text', value: `${name} ${version}` }],
        data: { hProperties: { className: [CLASS] } },
      };
      const siblings = parent.children as Nodes[];
      if (node.type === 'mdxJsxTextElement') {
        siblings[index] = link;
        return SKIP;
      }
      // MDX makes blocks of several components on one line.
      const number = node.position?.start.line;
      if (lastLine && lastLine.number === number && siblings[index - 1] === lastLine.paragraph) {
        lastLine.paragraph.children.push({ type: 'text', value: ' ' }, link);
        siblings.splice(index, 1);
        return [SKIP, index];
      }
      const paragraph: Paragraph = { type: 'paragraph', children: [link] };
      lastLine = { paragraph, number };
      siblings[index] = paragraph;
      return SKIP;
    });
  };
}
