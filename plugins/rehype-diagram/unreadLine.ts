/**
 * Text ends at the first closing sign, a single or a double one, as for the renderer. Text with the opening sign of its own shape has
 * swallowed what is behind it: of `A[User --> B[Program]`, a single box would be drawn.
 */
const SHAPE = [
  String.raw`\(\(\((?:(?!\)\)\)|\(\(\().)+\)\)\)`,
  String.raw`\(\[(?:(?!\]\)|\(\[).)+\]\)`,
  String.raw`\(\((?:(?!\)\)|\(\().)+\)\)`,
  String.raw`\[\[(?:(?!\]\]|\[\[).)+\]\]`,
  String.raw`\[\((?:(?!\)\]|\[\().)+\)\]`,
  // A shape counts as one kind only, or a line with many of them would be tried in each combination.
  String.raw`\[(?!\((?:(?!\)\]).)+\)\])[^[\]]+\]`,
  String.raw`\((?!\[(?:(?!\]\)).)+\]\))[^()]+\)`,
  String.raw`\{\{(?:(?!\}\}|\{\{).)+\}\}`,
  String.raw`\{[^{}]+\}`,
  String.raw`>[^\]]+\]`,
].join('|');
// A name that ends in "-" has swallowed the beginning of an arrow.
const NODE = String.raw`[\w-]*\w(?:(?:${SHAPE})(?::::[\w-]+)?|(?::::[\w-]+)?(?!-))`;
const NODES = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
const ARROW = String.raw`\s*(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?\s*`;
const ARROW_WITH_TEXT = String.raw`\s*(?:--|-\.|==)\s+(?:(?!--|-\.|==).)+?\s+(?:-->|---|\.->|-\.-|==>|===)\s*`;
const STATE = String.raw`(?:\[\*\]|[\w\p{L}-]+)`;

/** Lines that beautiful-mermaid 1.1.3 reads whole (`src/parser.ts`, `src/sequence/parser.ts`), by the first line of the diagram. */
const READ: [RegExp, RegExp][] = [
  [
    /^(?:graph|flowchart)\b/i,
    new RegExp(
      `^(?:${NODES}(?:(?:${ARROW}|${ARROW_WITH_TEXT})${NODES})*|(?:classDef|class|style|linkStyle|direction|subgraph)\\s.+|end)$`,
    ),
  ],
  [
    /^sequenceDiagram\b/i,
    new RegExp(
      [
        String.raw`^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$`,
        String.raw`^note\s+(?:left of|right of|over)\s+[^:]+:.+$`,
        String.raw`^(?:loop|alt|opt|par|critical|break|rect|else|and)\b`,
        '^end$',
        String.raw`^\S+?\s*--?(?:>>?|[)x])\s*[+-]?\S+?\s*:\s*.+$`,
      ].join('|'),
      'i',
    ),
  ],
  [
    /^stateDiagram/i,
    new RegExp(
      [
        String.raw`^(?:direction|linkStyle)\s.+$`,
        String.raw`^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$`,
        String.raw`^\}$`,
        String.raw`^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$`,
        String.raw`^${STATE}\s*-->\s*${STATE}(?:\s*:\s*.+)?$`,
        String.raw`^[\w\p{L}-]+\s*:\s*.+$`,
      ].join('|'),
      'u',
    ),
  ],
];

/**
 * The first line of a diagram that the renderer would leave out, or of which it would draw a part: it skips what it does not read.
 *
 * @param source - Mermaid without accessibility lines; of kinds without rules here, all lines count as read
 */
export function unreadLine(source: string): string | undefined {
  const [head = '', ...lines] = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('%%'));
  const read = READ.find(([kind]) => kind.test(head))?.[1];
  return read && lines.find((line) => !read.test(line));
}
