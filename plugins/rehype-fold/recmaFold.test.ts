import type { ArrayExpression, CallExpression, Expression, Identifier, ObjectExpression, Program } from 'estree';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { recmaFold } from './recmaFold';

const name = (text: string): Identifier => ({ type: 'Identifier', name: text });
const value = (of: string): Expression => ({ type: 'Literal', value: of });
const list = (...elements: Expression[]): ArrayExpression => ({ type: 'ArrayExpression', elements });
const call = (callee: string, ...args: Expression[]): CallExpression => ({
  type: 'CallExpression',
  callee: name(callee),
  arguments: args,
  optional: false,
});
const make = (body: Expression): Expression => ({
  type: 'ArrowFunctionExpression',
  expression: true,
  params: [],
  body,
});
const object = (fields: Record<string, Expression>): ObjectExpression => ({
  type: 'ObjectExpression',
  properties: Object.entries(fields).map(([key, field]) => ({
    type: 'Property',
    key: name(key),
    value: field,
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  })),
});

function fold(expression: Expression): Expression {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  const { body } = unified()
    .use(recmaFold)
    .runSync(program as never) as unknown as Program;
  return body[0]?.type === 'ExpressionStatement' ? body[0].expression : value('');
}

const [first, second] = [call('_jsx', value('p')), call('_jsx', value('h2'))];
const rest = () => call('_jsxs', name('_Fragment'), object({ children: list(first, second) }));

describe('recmaFold', () => {
  it('makes what is below the fold only when it is asked for, with the children and other attributes that it had', () => {
    expect(
      fold(call('_jsxs', name('BelowTheFold'), object({ on: value('phone'), children: list(first, second) }))),
    ).toEqual(call('_jsxs', name('BelowTheFold'), object({ on: value('phone'), content: make(rest()) })));
  });

  it('leaves other components alone', () => {
    const other = () => call('_jsxs', name('Tabs'), object({ children: list(first, second) }));
    expect(fold(other())).toEqual(other());
  });

  it('refuses a fold without children', () => {
    expect(() => fold(call('_jsx', name('BelowTheFold'), object({})))).toThrow('<BelowTheFold> has no children.');
  });
});
