import type { Expression, Program, Property } from 'estree';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { HTML_MARK } from '../../src/shared/routes/pageHtml';
import { CONTENT } from '.';
import { recmaPageHtml } from './recmaPageHtml';

const name = (text: string): Expression => ({ type: 'Identifier', name: text });
const value = (of: string | number): Expression => ({ type: 'Literal', value: of });
const property = (key: Expression, held: Expression): Property => {
  const flags = { kind: 'init', method: false, shorthand: false, computed: false } as const;
  return { type: 'Property', key, value: held, ...flags };
};
const call = (callee: string, ...args: Expression[]): Expression => ({
  type: 'CallExpression',
  callee: name(callee),
  arguments: args,
  optional: false,
});
/** `_jsx(component, props)` */
const jsx = (component: Expression, ...properties: (Property | Expression)[]): Expression =>
  call('_jsx', component, {
    type: 'ObjectExpression',
    properties: properties.map((one) => (one.type === 'Property' ? one : { type: 'SpreadElement', argument: one })),
  });
const ofMdx = (element: string): Expression => ({
  type: 'MemberExpression',
  object: name('_components'),
  property: name(element) as never,
  computed: false,
  optional: false,
});
const content = (html: string) => property(value(CONTENT), value(html));
const html = (held: Expression) => property(name('html'), held);

/** What becomes of the elements of a page: first what is put before them, then they. */
function run(...elements: Expression[]): Program['body'] {
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: elements.map((expression) => ({ type: 'ExpressionStatement', expression })),
  };
  return (
    unified()
      .use(recmaPageHtml)
      .runSync(program as never) as unknown as Program
  ).body;
}
const elementsIn = (body: Program['body']) =>
  body.flatMap((statement) => (statement.type === 'ExpressionStatement' ? [statement.expression] : []));

describe('recmaPageHtml', () => {
  const body = () =>
    run(
      jsx(ofMdx('p'), content('A <strong>b</strong>')),
      jsx(name('Diagram'), property(name('title'), value('T')), html(value('<svg></svg>'))),
    );

  it('hands React pieces of HTML in place of elements, past the components of MDX, and components theirs', () => {
    expect(elementsIn(body())).toEqual([
      jsx(value('p'), call('_html', value(0))),
      jsx(name('Diagram'), property(name('title'), value('T')), html(call('_html', value(1)))),
    ]);
  });

  it.each(['Chart', 'CodeBlock', 'Diagram'])('hands its piece to <%s>', (component) => {
    const [shown] = elementsIn(run(jsx(name(component), html(value('<b></b>')))));
    expect(shown).toEqual(jsx(name(component), html(call('_html', value(0)))));
  });

  it('puts all pieces in one text', () => {
    const text = `${HTML_MARK}["A <strong>b</strong>","<svg></svg>"]`;
    expect(body().slice(0, 2)).toMatchObject([
      { type: 'ImportDeclaration', specifiers: [{ local: { name: '_pageHtml' } }] },
      { declarations: [{ id: { name: '_html' }, init: call('_pageHtml', value(text), value(2)) }] },
    ]);
  });

  it('leaves other elements to the components of MDX', () => {
    const elements = () => [
      jsx(ofMdx('a'), property(name('href'), value('/docs/a'))),
      jsx(name('CodeBlock'), html(name('html'))),
      jsx(name('Term'), html(value('a'))),
    ];
    expect(run(...elements())).toEqual(elements().map((expression) => ({ type: 'ExpressionStatement', expression })));
  });
});
