import type { Expression, Property, Program } from 'estree';
import type { Plugin } from 'unified';
import { visitProgram } from '../shared/esModules.cjs';
import { CONTENT } from '.';

/**
 * Hands React the HTML that `rehypeStatic` made: `_jsx(_components.td, { 'data-static-content': html })` becomes
 * `_jsx('td', { dangerouslySetInnerHTML: { __html: html } })`.
 */
export const recmaStatic: Plugin<[], Program> = () => (program) => {
  visitProgram(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [component, props] = node.arguments;
    if (component?.type !== 'MemberExpression' || props?.type !== 'ObjectExpression') return;
    const content = props.properties.find(isContent);
    if (!content || component.property.type !== 'Identifier') return;
    node.arguments[0] = { type: 'Literal', value: component.property.name };
    const html = property('__html', content.value as Expression);
    Object.assign(content, property('dangerouslySetInnerHTML', { type: 'ObjectExpression', properties: [html] }));
  });
};

const isContent = (node: { type: string }): node is Property => {
  const { type, key } = node as Property;
  return type === 'Property' && key.type === 'Literal' && key.value === CONTENT;
};

const property = (name: string, value: Expression): Property => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
  key: { type: 'Identifier', name },
  value,
});
