import { renderMermaidSVG } from 'beautiful-mermaid';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { drawDiagram } from './drawDiagram';
import { readAccessibleText } from './readAccessibleText';

const TEXT = { id: 'diagram-1', title: 'The title', description: 'What it <tells>' };
const draw = (source: string) => toHtml(drawDiagram(renderMermaidSVG, source, TEXT), { space: 'svg' });

describe('drawDiagram', () => {
  const svg = draw('flowchart LR\n  A[User] -->|message| B[Program]');

  it('carries its title and text alternative', () => {
    expect(svg).toContain('<title id="diagram-1-title">The title</title>');
    expect(svg).toContain('<desc id="diagram-1-description">What it &#x3C;tells></desc>');
    expect(svg).toContain('role="img" aria-labelledby="diagram-1-title" aria-describedby="diagram-1-description"');
  });

  it('brings no style, no font and no address of its own', () => {
    expect(svg).not.toMatch(/<style|@import|https?:(?!\/\/www\.w3\.org)/);
    // Colours of its own would be the same in both themes.
    expect(svg).not.toMatch(/<svg[^>]* style=/);
  });

  it('has colours where the stylesheet is lost: lines and letters that of text, areas none', () => {
    const drawings = svg + draw('sequenceDiagram\n  A->>B: hi\n  Note over A,B: quiet\n  alt yes\n  B->>A: one\n  end');
    expect(drawings).not.toMatch(/"var\([\w-]+\)"/);
    expect(drawings).not.toMatch(/<(?:rect|polygon) [^>]*fill="var\((?!--_arrow)[\w-]+,currentColor\)"/);
    for (const [letters] of drawings.matchAll(/<text [^>]*>/g))
      expect(letters).toMatch(/ fill="var\([\w-]+,currentColor\)"/);
    for (const [line] of drawings.matchAll(/<line [^>]*>/g))
      expect(line).toMatch(/ stroke="var\([\w-]+,currentColor\)"/);
  });

  it('uses ids that are unique on the page', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.every((id) => id?.startsWith('diagram-1-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(svg).toContain('url(#diagram-1-arrowhead)');
  });

  it('puts the lines of participants below the labels that they run through', () => {
    const sequence = draw('sequenceDiagram\n  A->>B: hi\n  alt yes\n  B->>A: one\n  else no\n  B->>A: two\n  end');
    expect(sequence.lastIndexOf('class="lifeline"')).toBeGreaterThan(0);
    expect(sequence.lastIndexOf('class="lifeline"')).toBeLessThan(sequence.indexOf('class="block"'));
  });

  it.each([
    ['sequenceDiagram\n  A->>B: hi\n  alt yes\n  B->>A: one\n  end', 10],
    ['flowchart LR\n  A[User] --> B[Program]', 12],
  ])('shows all of %j, and little of nothing around it', (source, most) => {
    const drawn = draw(source);
    const [left = 0, top = 0, width = 0, height = 0] =
      /viewBox="([^"]+)"/.exec(drawn)?.[1]?.split(' ').map(Number) ?? [];
    expect(drawn).toContain(`width="${width}" height="${height}"`);
    const boxes = [...drawn.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
      (box) => box.slice(1).map(Number),
    );
    const ends = (at: 0 | 1) => [
      Math.min(...boxes.map((box) => box[at] ?? 0)),
      Math.max(...boxes.map((box) => (box[at] ?? 0) + (box[at + 2] ?? 0))),
    ];
    const [[first = 0, last = 0], [highest = 0]] = [ends(0), ends(1)] as [number[], number[]];
    for (const space of [first - left, left + width - last, highest - top]) {
      expect(space).toBeGreaterThan(0);
      expect(space).toBeLessThanOrEqual(most);
    }
  });

  it.each([
    'flowchart LR\n  A[User]-->B[Program]\n  A -- text --> B\n  A & B --> C{{six}}\n  user-id --> b\n  A -.->|x| B:::own\n  D((f(x) y)) --> E[[a[0] x]]',
    'flowchart TD\n  subgraph one [One]\n  direction LR\n  A ==> B ==> C\n  end\n  style A fill:none',
    'sequenceDiagram\n  participant U as User\n  U->>+P: hi\n  alt yes\n  P--)U: text: more\n  else no\n  Note over U,P: quiet\n  end',
    'flowchart LR\n  %% not drawn\n  A -.- B\n  B === C\n  classDef own fill:none\n  class A own',
    'sequenceDiagram\n  Note left of A: a\n  Note right of B: b\n  par one\n  A->B: x\n  and two\n  B-->A: y\n  end\n  A-xB: lost',
    'stateDiagram-v2\n  direction LR\n  state Busy {\n    direction TB\n    One --> Two\n  }\n  Busy --> Done',
    'stateDiagram-v2\n  [*] --> Idle\n  Idle --> Busy : work\n  Busy : Does something\n  state "In line" as s\n  s --> [*]',
  ])('draws %j', (source) => {
    expect(draw(source)).toContain('<svg');
  });

  it.each([
    ['flowchart LR\n  A-->B', 'A-->B'],
    ['flowchart LR\n  A --> B\n  B ->> C', 'B ->> C'],
    ['flowchart LR\n  A --> B; B --> C', 'A --> B; B --> C'],
    ['flowchart LR\n  A[User --> B', 'A[User --> B'],
    // The text of the first would go on to the end of the second.
    ['flowchart LR\n  A[User --> B[Program]', 'A[User --> B[Program]'],
    ['flowchart LR\n  A(User --> B(Program)', 'A(User --> B(Program)'],
    ['flowchart LR\n  A{Is it? --> B{Or not?}', 'A{Is it? --> B{Or not?}'],
    ['flowchart LR\n  A([User] --> B([Program])', 'A([User] --> B([Program])'],
    ['flowchart LR\n  A[[User] --> B[[Program]]', 'A[[User] --> B[[Program]]'],
    ['flowchart LR\n  A --x B', 'A --x B'],
    // Its first end is behind the box.
    ['flowchart LR\n  A <--> B', 'A <--> B'],
    ['flowchart LR\n  A[User] --x B[Program]', 'A[User] --x B[Program]'],
    ['flowchart LR\n  A[One] --> B[Two]; B --> C[Three]', 'A[One] --> B[Two]; B --> C[Three]'],
    ['flowchart LR\n  A -->', 'A -->'],
    ['sequenceDiagram\n  A->>B: hi\n  B->>C', 'B->>C'],
    ['stateDiagram-v2\n  A --> B\n  A ->> B', 'A ->> B'],
  ])('refuses %j, of which a line would be lost', (source, line) => {
    expect(() => draw(source)).toThrow(`the line "${line}" is not read`);
  });

  it('tells of a line with many shapes at once that it is not read', () => {
    const line = `A${Array.from({ length: 30 }, (_, at) => ` --> N${at}([x])`).join('')} ->> B`;
    expect(() => draw(`flowchart LR\n  A --> B\n  ${line}`)).toThrow(`the line "${line}" is not read`);
  });

  it('refuses a text that a node gets after it was named, and takes one with its own name', () => {
    expect(() => draw('flowchart LR\n  A --> B\n  A["What A is"] --> C')).toThrow(
      '"A" would be drawn without its text.',
    );
    expect(() => draw('flowchart LR\n  A[A] --> B')).not.toThrow();
  });

  it('refuses what would come out empty', () => {
    expect(() => draw('flowchart LR')).toThrow('the drawing is empty');
  });

  it('refuses what is no diagram', () => {
    expect(() => draw('nonsense')).toThrow();
  });
});

describe('readAccessibleText', () => {
  it('takes the accessible text out of the source', () => {
    const { title, description, source } = readAccessibleText(
      'flowchart LR\n  accTitle: T\n  accDescr: D d\n  A --> B',
    );
    expect([title, description]).toEqual(['T', 'D d']);
    expect(source).not.toContain('acc');
    expect(source).toContain('A --> B');
    expect(readAccessibleText('flowchart LR\naccTitle:T\n  accDescr :  D').title).toBe('T');
  });
});
