import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { componentAttributes, fail, failUnknown, type Place } from '../shared/componentAttributes';
import { type Depth, DETAILS, detailsOf, type DetailKind } from './details';
import { FORMS, formatQuantity, type Scale } from './formatQuantity';
import { tableOf } from './tables';
import type { DataKind, DocsData } from './types';
import { isMdxElement } from '../shared/mdxElement';
import { SKIP, visit } from '../shared/visit';

type Attributes = Readonly<Record<string, string>>;

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
  const addresses = new Map(
    Object.entries(data.addresses).flatMap(([group, entries]) =>
      Object.entries(entries).map(([name, entry]) => [`${group}.${name}`, entry.address]),
    ),
  );

  const constant = ({ name = '', as }: Attributes, place: Place): string => {
    const entry = constants.get(name) ?? failUnknown('name', name, [...constants.keys()], place);
    const text = formatQuantity(entry, scale, as);
    return text ?? failUnknown('as', as ?? '', FORMS[entry.unit], place);
  };

  const address = ({ name = '' }: Attributes, place: Place): string =>
    addresses.get(name) ?? failUnknown('name', name, [...addresses.keys()], place);

  const listed = <Kind extends DataKind>(of: Kind, group: string | undefined, place: Place) => {
    const groups = data[of];
    if (group === undefined) return Object.values(groups).flatMap((entries) => Object.entries(entries));
    const entries = Object.hasOwn(groups, group) ? groups[group] : undefined;
    return Object.entries(entries ?? failUnknown('group', group, Object.keys(groups), place));
  };

  const entriesOf = <Kind extends DataKind>(of: Kind, group: string | undefined, place: Place) => {
    const entries = listed(of, group, place);
    return entries.length > 0 ? entries : fail(`There are no ${of} yet${group ? ` in ${group}` : ''}.`, place);
  };

  const expand: Record<string, (attributes: Attributes, place: Place) => PhrasingContent[] | RootContent[]> = {
    Constant: (attributes, place) => [{ type: 'text', value: constant(attributes, place) }],
    Address: (attributes, place) => [{ type: 'inlineCode', value: address(attributes, place) }],
    DataTable: ({ of = '', group }, place) => {
      const kind = oneOf(of, Object.keys(data) as DataKind[]) ?? failUnknown('of', of, Object.keys(data), place);
      return [tableOf(kind, entriesOf(kind, group, place), scale)];
    },
    DataDetails: ({ of = '', group, depth = '3' }, place) => {
      const kinds = Object.keys(DETAILS) as DetailKind[];
      const kind = oneOf(of, kinds) ?? failUnknown('of', of, kinds, place);
      const level = oneOf(Number(depth), [2, 3, 4] as Depth[]) ?? failUnknown('depth', depth, ['2', '3', '4'], place);
      return detailsOf(kind, entriesOf(kind, group, place), level);
    },
  };

  return () => (tree, page) => {
    visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
      if (!isMdxElement(node)) return undefined;
      const build = node.name && Object.hasOwn(expand, node.name) ? expand[node.name] : undefined;
      if (!build || !parent || index === undefined) return undefined;
      const place = { element: node, page };
      const attributes = componentAttributes(place, ATTRIBUTES[node.name ?? ''] ?? []);
      const nodes = namingThePage(place, () => build(attributes, place));
      (parent.children as Nodes[]).splice(index, 1, ...fit(nodes, place));
      return [SKIP, index + nodes.length];
    });
  };
}

/** A text of the data that cannot be shown is told with the page that shows it. */
function namingThePage<Result>(place: Place, build: () => Result): Result {
  try {
    return build();
  } catch (error) {
    if (error instanceof Error && 'reason' in error) throw error;
    return fail(`A text of docs/_data ${(error as Error).message}.`, place);
  }
}

/** Which attributes each component has. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  Constant: ['name', 'as'],
  Address: ['name'],
  DataTable: ['of', 'group'],
  DataDetails: ['of', 'group', 'depth'],
};

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
