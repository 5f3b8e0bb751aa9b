import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Depth, DETAILS, detailsOf, type DetailKind } from './details';
import { FORMS, formatQuantity, type Scale } from './formatQuantity';
import { nearest } from './nearest';
import { tableOf } from './tables';
import type { DataKind, DocsData } from './types';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attributes = Readonly<Record<string, string>>;

/** Where a component stands, so that an error can name page and line. */
interface Place {
  element: Element;
  page: VFile;
}

/** Most names that an error lists. */
const MAX_NAMES = 12;

/**
 * Shows the reference data of docs/_data. The components are replaced by plain Markdown before anything else reads the page, so
 * that the page, the search and the Markdown exports hold the same:
 *
 * - `<Constant name="session" />` becomes text, `2,400 blocks (2 hours)`; `as="duration"` takes another form of the unit.
 * - `<Address name="ethMainnet.messageQueue" />` becomes inline code.
 * - `<DataTable of="constants" group="staking" />` becomes a table; without `group`, of all groups.
 * - `<DataDetails of="rpc" group="gas" />` becomes a heading an entry with everything about it; `depth` is that of the heading.
 *
 * What does not exist stops the build with page, line and the names that do, the nearest first. It is made with the data
 * instead of taking it as an option: Docusaurus writes options of plugins into what browsers load.
 *
 * @param data - everything that can be shown
 * @param scale - what figures are converted with
 */
export function remarkData(data: DocsData, scale: Scale): Plugin<[], Root> {
  const constants = byName(data.constants);

  const constant = ({ name = '', as }: Attributes, place: Place): string => {
    const entry = constants.get(name) ?? unknown('name', name, [...constants.keys()], place);
    const text = formatQuantity(entry, scale, as);
    return text ?? unknown('as', as ?? '', FORMS[entry.unit], place);
  };

  const address = ({ name = '' }: Attributes, place: Place): string => {
    const [group = '', key = ''] = name.split('.');
    const known = Object.entries(data.addresses).flatMap(([id, entries]) =>
      Object.keys(entries).map((entry) => `${id}.${entry}`),
    );
    return data.addresses[group]?.[key]?.address ?? unknown('name', name, known, place);
  };

  const entriesOf = <Kind extends DataKind>(of: Kind, group: string | undefined, place: Place) => {
    const groups = data[of];
    if (group === undefined) return Object.values(groups).flatMap((entries) => Object.entries(entries));
    return Object.entries(groups[group] ?? unknown('group', group, Object.keys(groups), place));
  };

  const expand: Record<string, (attributes: Attributes, place: Place) => PhrasingContent[] | RootContent[]> = {
    Constant: (attributes, place) => [{ type: 'text', value: constant(attributes, place) }],
    Address: (attributes, place) => [{ type: 'inlineCode', value: address(attributes, place) }],
    DataTable: ({ of = '', group }, place) => {
      const kind = oneOf(of, Object.keys(data) as DataKind[]) ?? unknown('of', of, Object.keys(data), place);
      return [tableOf(kind, entriesOf(kind, group, place), scale)];
    },
    DataDetails: ({ of = '', group, depth = '3' }, place) => {
      const kinds = Object.keys(DETAILS) as DetailKind[];
      const kind = oneOf(of, kinds) ?? unknown('of', of, kinds, place);
      const level = oneOf(Number(depth), [2, 3, 4] as Depth[]) ?? unknown('depth', depth, ['2', '3', '4'], place);
      return detailsOf(kind, entriesOf(kind, group, place), level);
    },
  };

  return () => (tree, page) => {
    visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const build = expand[node.name ?? ''];
      if (!build || !parent || index === undefined) return undefined;
      const place = { element: node, page };
      const nodes = build(attributesOf(place), place);
      (parent.children as Nodes[]).splice(index, 1, ...fit(nodes, place));
      return [SKIP, index + nodes.length];
    });
  };
}

/** Which attributes each component has. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  Constant: ['name', 'as'],
  Address: ['name'],
  DataTable: ['of', 'group'],
  DataDetails: ['of', 'group', 'depth'],
};

function attributesOf(place: Place): Attributes {
  const { attributes, name } = place.element;
  const known = ATTRIBUTES[name ?? ''] ?? [];
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        return fail(`<${name}> takes attributes with text only, such as name="…".`, place);
      }
      if (!known.includes(attribute.name)) return unknown('attribute', attribute.name, known, place);
      return [attribute.name, attribute.value];
    }),
  );
}

/** Text that stands on a line of its own is a paragraph; a table cannot stand inside of a line. */
function fit(nodes: (PhrasingContent | RootContent)[], place: Place): Nodes[] {
  const inline = place.element.name === 'Constant' || place.element.name === 'Address';
  if (place.element.type === 'mdxJsxFlowElement') {
    return inline ? [{ type: 'paragraph', children: nodes as PhrasingContent[] }] : nodes;
  }
  return inline ? nodes : fail(`<${place.element.name}> must stand on a line of its own.`, place);
}

function byName<Entry>(groups: Readonly<Record<string, Readonly<Record<string, Entry>>>>): Map<string, Entry> {
  return new Map(Object.values(groups).flatMap((entries) => Object.entries(entries)));
}

const oneOf = <Value>(value: unknown, values: readonly Value[]) => values.find((known) => known === value);

function unknown(attribute: string, value: string, names: readonly string[], place: Place): never {
  const near = nearest(value, names);
  const more = near.length > MAX_NAMES ? ` and ${near.length - MAX_NAMES} more` : '';
  const list = near.length
    ? `It can be: ${near.slice(0, MAX_NAMES).join(', ')}${more}.`
    : 'There is nothing of it yet.';
  return fail(`<${place.element.name}> has the unknown ${attribute} "${value}". ${list}`, place);
}

function fail(message: string, { element, page }: Place): never {
  return page.fail(message, element);
}
