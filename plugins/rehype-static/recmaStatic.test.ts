import type { Expression, Program, Property } from 'estree';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { CONTENT } from '.';
import { recmaStatic } from './recmaStatic';

const name = (text: string): Expression => ({ type: 'Identifier', name: text });
const value = (of: string): Expression => ({ type: 'Literal', value: of });
const object = (key: Expression, held: Expression): Expression => {
  const flags = { kind: 'init', method: false, shorthand: false, computed: false } as const;
  const property: Property = { type: 'Property', key, value: held, ...flags };
  return { type: 'ObjectExpression', properties: [property] };
};
/** `_jsx(component, props)` */
const jsx = (component: Expression, props: Expression): Expression => ({
  type: 'CallExpression',
  callee: name('_jsx'),
  arguments: [component, props],
  optional: false,
});
const ofMdx = (element: string): Expression => ({
  type: 'MemberExpression',
  object: name('_components'),
  property: name(element) as never,
  computed: false,
  optional: false,
});

function run(expression: Expression): unknown {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  const { body } = unified()
    .use(recmaStatic)
    .runSync(program as never) as unknown as Program;
  return body[0]?.type === 'ExpressionStatement' ? body[0].expression : undefined;
}

it('hands React the HTML of an element, past the components of MDX', () => {
  const html = value('A <strong>b</strong>');
  expect(run(jsx(ofMdx('p'), object(value(CONTENT), html)))).toEqual(
    jsx(value('p'), object(name('dangerouslySetInnerHTML'), object(name('__html'), html))),
  );
});

it('leaves other elements to the components of MDX', () => {
  const link = () => jsx(ofMdx('a'), object(name('href'), value('/docs/a')));
  expect(run(link())).toEqual(link());
});
