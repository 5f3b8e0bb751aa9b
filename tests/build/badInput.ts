import fc from 'fast-check';

/** Names that objects have by themselves, beside names that nothing has. */
export const odd = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    ' ',
    '.',
    '..',
    '../..',
    '/',
    '\0',
    '%',
    '[',
    '🦀',
    '$&',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const known = fc.constantFrom(
  'session',
  'ethMainnet.messageQueue',
  'constants',
  'staking',
  'rpc',
  'gas',
  'events',
  'commands',
  'duration',
  'price',
  '3',
  'conviction',
  'examples/rust/vft/vft.idl',
  'examples/rust/counter/app/src/lib.rs',
  'examples',
  'Vft',
  'Constructor',
);
const value = fc.oneof({ weight: 3, arbitrary: known }, { weight: 2, arbitrary: odd });
const quoted = (text: string) => text.replaceAll(/["&<>{}\n\r\0]/g, '');

const component = fc
  .record({
    name: fc.constantFrom(
      'Constant',
      'Address',
      'DataTable',
      'DataDetails',
      'IdlTable',
      'Release',
      'Card',
      'constructor',
    ),
    attributes: fc.array(
      fc.tuple(
        fc.constantFrom('name', 'as', 'of', 'group', 'file', 'service', 'depth', 'title', 'onClick', 'key'),
        value,
      ),
      { maxLength: 3 },
    ),
    inline: fc.boolean(),
  })
  .map(({ name, attributes, inline }) => {
    const tag = `<${name} ${attributes.map(([key, text]) => `${key}="${quoted(text)}"`).join(' ')} />`;
    return inline ? `Text ${tag} text.` : tag;
  });

const fence = fc
  .record({
    language: fc.oneof(
      fc.constantFrom('rust', 'bash', 'mermaid', 'chart', 'math', 'constructor', '__proto__', 'toString', ''),
      odd,
    ),
    meta: fc.array(fc.tuple(fc.constantFrom('file', 'region', 'of', 'title', 'unchecked', '__proto__'), value), {
      maxLength: 3,
    }),
    code: fc.oneof(
      fc.constant(''),
      odd,
      fc.constantFrom(
        'flowchart LR\n  accTitle: a\n  accDescr: b\n  A --> B',
        'flowchart LR\n A --',
        '\\frac{',
        'fn main() {',
      ),
    ),
  })
  .map(({ language, meta, code }) => {
    const info = [
      language.replaceAll(/[\s`]/g, ''),
      ...meta.map(([key, text]) => `${key}="${text.replaceAll(/[`\n\r"]/g, '')}"`),
    ].join(' ');
    return `\`\`\`\`${info}\n${code.replaceAll('````', '')}\n\`\`\`\``;
  });

/** Pieces of Markdown and MDX, whole and torn. */
export const text = fc.oneof(
  odd,
  fc.constantFrom(
    '{',
    '}',
    '{a',
    '{x.y}',
    '<',
    '</Card>',
    '<Card>',
    '<a href=x>',
    '<!-- x -->',
    ':::note',
    ':::',
    '$$',
    '$x$',
    '$\\frac{$',
    '[^1]',
    '---',
    '| a | b |',
    '| - |',
    '| a | b |\n| - | - |\n| `|` | <x |',
    '# {#id}',
    '## A {#a} {#b}',
    'import x from "y"',
    'export const a = 1',
    'export const a =',
    '> ',
    '- ',
    '\t',
    '&nope;',
    '![x](',
    '**',
  ),
);
const link = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('gear', 'sails', 'constructor', '__proto__', 'toString', 'javascript', 'nope', 'https'),
      odd,
    ),
    odd,
  )
  .map(([scheme, path]) => `[text](${scheme}:${path.replaceAll(/[\s()<>]/g, '')})`);
const frontMatter = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('title', 'description', 'sidebar_position', 'kind', 'sources', 'tags', '__proto__'),
        odd,
      ),
      fc.oneof(
        odd,
        fc.constantFrom('[', '{', '*x', '&x', '!!js/function x', '"', "'", '- a', '|', '2026-13-40', '1e999', 'yes'),
      ),
    ),
    { maxLength: 4 },
  )
  .map((fields) =>
    fields.length ? `---\n${fields.map(([key, content]) => `${key}: ${content}`).join('\n')}\n---\n` : '',
  );
/** A page: front matter and a few blocks, none of which need make sense. */
export const page = fc
  .tuple(frontMatter, fc.array(fc.oneof(component, fence, text, link), { minLength: 1, maxLength: 4 }))
  .map(([head, blocks]) => `${head}\n${blocks.join('\n\n')}\n`);
