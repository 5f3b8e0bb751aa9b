import type { CallExpression, Expression, Identifier, ImportDeclaration, Literal, Program, Property } from 'estree';
import type { Plugin } from 'unified';
import { HTML_MARK } from '../../src/shared/routes/pageHtml';
import { visitProgram } from '../shared/esModules.cjs';
import { CONTENT } from '.';

/** Components that show HTML made at build time, which they are given as `html`. */
const SHOWN_BY = new Set(['Chart', 'CodeBlock', 'Diagram']);
/** Module with the function that hands out pieces of HTML. */
const MODULE = '@site/src/features/page-html';

/**
 * Gathers the HTML of a page in one text, apart from its elements, so that the browser need not load it twice: what `rehypeStatic` made,
 * and what components are given. `_jsx(_components.td, { 'data-static-content': a })` becomes `_jsx('td', { ..._html(0) })`, and
 * `_jsx(Diagram, { html: b })` becomes `_jsx(Diagram, { html: _html(1) })`, below `const _html = _pageHtml(mark + JSON of [a, b], 2)`.
 */
export const recmaPageHtml: Plugin<[], Program> = () => (program) => {
  const pieces: string[] = [];
  const take = (html: string): CallExpression => call('_html', literal(pieces.push(html) - 1));
  visitProgram(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [component, props] = node.arguments;
    if (props?.type !== 'ObjectExpression') return;
    const { properties } = props;
    if (component?.type === 'MemberExpression' && component.property.type === 'Identifier') {
      const index = properties.findIndex((property) => textOf(property, CONTENT) !== undefined);
      const html = properties[index] && textOf(properties[index], CONTENT);
      if (html === undefined) return;
      node.arguments[0] = literal(component.property.name);
      properties[index] = { type: 'SpreadElement', argument: take(html) };
    } else if (component?.type === 'Identifier' && SHOWN_BY.has(component.name)) {
      const property = properties.find((one) => textOf(one, 'html') !== undefined);
      if (property) Object.assign(property, { value: take(textOf(property, 'html') ?? '') });
    }
  });
  if (pieces.length === 0) return;
  const text = literal(HTML_MARK + JSON.stringify(pieces));
  program.body.unshift(importOf('pageHtml', '_pageHtml'), {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: identifier('_html'),
        init: call('_pageHtml', text, literal(pieces.length)),
      },
    ],
  });
};

const identifier = (name: string): Identifier => ({ type: 'Identifier', name });
const literal = (value: string | number): Literal => ({ type: 'Literal', value });
const call = (name: string, ...args: Expression[]): CallExpression => ({
  type: 'CallExpression',
  callee: identifier(name),
  arguments: args,
  optional: false,
});
const importOf = (name: string, as: string): ImportDeclaration => ({
  type: 'ImportDeclaration',
  specifiers: [{ type: 'ImportSpecifier', imported: identifier(name), local: identifier(as) }],
  attributes: [],
  source: literal(MODULE),
});

/** The text that an object has under a name; nothing if this is another property, or holds no text. */
function textOf(property: { type: string }, name: string): string | undefined {
  const { type, key, value } = property as Property;
  if (type !== 'Property' || value.type !== 'Literal' || typeof value.value !== 'string') return undefined;
  const isNamed = key.type === 'Identifier' ? key.name === name : key.type === 'Literal' && key.value === name;
  return isNamed ? value.value : undefined;
}
