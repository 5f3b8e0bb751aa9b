import type { ArrowFunctionExpression, Identifier, Literal, ObjectExpression, Program } from 'estree';
import type { Plugin } from 'unified';
import { SKIP_PROGRAM, visitProgram } from '../shared/esModules.cjs';

const FRAGMENT: Identifier = { type: 'Identifier', name: '_Fragment' };
const FALSE: Literal = { type: 'Literal', value: false };

/**
 * Turns what is given to `<BelowTheFold>` into a function, so that the elements of a long page are not made before its first screen is:
 * `_jsxs(BelowTheFold, { children: [a, b] })` becomes `_jsxs(BelowTheFold, { children: () => _jsxs(_Fragment, { children: [a, b] }) })`.
 */
export const recmaFold: Plugin<[], Program> = () => (program) => {
  visitProgram(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [component, props, key, isStatic, ...place] = node.arguments;
    if (component?.type !== 'Identifier' || component.name !== 'BelowTheFold') return;
    const { properties } = props as ObjectExpression;
    const children = properties.find((property) => isNamed(property, 'children'));
    if (children?.type !== 'Property') throw new Error('<BelowTheFold> has no children.');
    // What React is told in development: a key, whether the children are written as a list, and where.
    const told = key && isStatic ? [key, isStatic, ...place] : [];
    const make: ArrowFunctionExpression = {
      type: 'ArrowFunctionExpression',
      expression: true,
      params: [],
      body: { ...node, arguments: [FRAGMENT, { type: 'ObjectExpression', properties: [children] }, ...told] },
    };
    const others = properties.filter((property) => property !== children);
    node.arguments = [
      component,
      { type: 'ObjectExpression', properties: [...others, { ...children, value: make }] },
      ...(key && isStatic ? [key, FALSE, ...place] : []),
    ];
    return SKIP_PROGRAM;
  });
};

const isNamed = (property: ObjectExpression['properties'][number], name: string): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;
