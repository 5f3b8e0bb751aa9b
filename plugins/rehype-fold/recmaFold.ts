import type { ArrowFunctionExpression, Identifier, ObjectExpression, Program } from 'estree';
import type { Plugin } from 'unified';
import { SKIP_PROGRAM, visitProgram } from '../shared/esModules.cjs';

const FRAGMENT: Identifier = { type: 'Identifier', name: '_Fragment' };
/** Not `children`: in development React wants those of `_jsxs` to be a list. */
const CONTENT: Identifier = { type: 'Identifier', name: 'content' };

/**
 * Turns the children of `<BelowTheFold>` into a function, so that the elements of a long page are not made before its first screen is:
 * `_jsxs(BelowTheFold, { children: [a, b] })` becomes `_jsxs(BelowTheFold, { content: () => _jsxs(_Fragment, { children: [a, b] }) })`.
 */
export const recmaFold: Plugin<[], Program> = () => (program) => {
  visitProgram(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [component, props, ...told] = node.arguments;
    if (component?.type !== 'Identifier' || component.name !== 'BelowTheFold') return;
    const { properties } = props as ObjectExpression;
    const children = properties.find((property) => isNamed(property, 'children'));
    if (children?.type !== 'Property') throw new Error('<BelowTheFold> has no children.');
    const make: ArrowFunctionExpression = {
      type: 'ArrowFunctionExpression',
      expression: true,
      params: [],
      body: { ...node, arguments: [FRAGMENT, { type: 'ObjectExpression', properties: [children] }, ...told] },
    };
    const others = properties.filter((property) => property !== children);
    const later: ObjectExpression = {
      type: 'ObjectExpression',
      properties: [...others, { ...children, key: CONTENT, value: make }],
    };
    node.arguments = [component, later, ...told];
    return SKIP_PROGRAM;
  });
};

const isNamed = (property: ObjectExpression['properties'][number], name: string): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;
