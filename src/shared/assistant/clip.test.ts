import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { splitSections } from '../page-markdown/splitSections';
import { clip } from './clip';

const blocksOf = (markdown: string) => splitSections(markdown)[0]?.blocks ?? [];
const LONG = `${'A sentence of some length. '.repeat(30)}`.trim();

describe('R-ASSIST-2: what is shown of a section', () => {
  it('is all of a short one', () => {
    const blocks = blocksOf('One.\n\n- two\n\n```rust\nthree\n```');
    expect(clip(blocks)).toEqual({ blocks, isCut: false });
  });

  it('is whole blocks of a long one, never a part of a sentence', () => {
    const blocks = blocksOf(`${LONG}\n\nSecond.\n\nThird.`);
    expect(clip(blocks)).toEqual({ blocks: blocks.slice(0, 1), isCut: true });
  });

  it('is its first code too, even if it comes late', () => {
    const blocks = blocksOf(`${LONG}\n\nSecond.\n\n\`\`\`rust\ncode\n\`\`\`\n\n\`\`\`rust\nother\n\`\`\``);
    expect(clip(blocks).blocks).toEqual([blocks[0], blocks[2]]);
  });

  it('is the text alternative of a diagram, not its source, which no page shows', () => {
    const blocks = blocksOf('**Diagram: A.** B.\n\n```mermaid\nflowchart LR\n```\n\n```rust\ncode\n```');
    expect(clip(blocks)).toEqual({ blocks: [blocks[0], blocks[2]], isCut: true });
  });

  it('is what a page says, not the releases that it names below that', () => {
    const blocks = blocksOf('One [two](/two).\n\n[Sails 2.0.0](/sails) [Gear 2.0.0](/gear)\n\n[src/lib.rs](/three)');
    expect(clip(blocks)).toEqual({ blocks: [blocks[0], blocks[2]], isCut: false });
  });

  it('is the first whole lines of long code, and the first rows of a long table', () => {
    const code = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    const [block] = clip(blocksOf(`\`\`\`rust\n${code.join('\n')}\n\`\`\``)).blocks;
    expect(block).toMatchObject({ value: code.slice(0, 28).join('\n') });
    const rows = Array.from({ length: 40 }, (_, row) => `| ${row} |`).join('\n');
    const { blocks, isCut } = clip(blocksOf(`| a |\n|---|\n${rows}`));
    expect(blocks[0]).toMatchObject({ type: 'table', children: { length: 12 } });
    expect(isCut).toBe(true);
    const list = clip(blocksOf(`First.\n\n${'- item\n'.repeat(40)}`));
    expect(list).toMatchObject({ blocks: [{}, { type: 'list', children: { length: 12 } }], isCut: true });
  });

  it('is the rows of a long table that say most of what was asked, in their order, below its head', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `| \`Excess${row}\` | ${row === 30 ? 'no lock' : 'none'} |`);
    const { blocks, isCut } = clip(
      blocksOf(`| a | b |\n|---|---|\n${rows.join('\n')}`),
      'Error: Excess35: a lock is open',
    );
    const shown = blocks.flatMap((block) => ('children' in block ? block.children.map((row) => toString(row)) : []));
    expect(shown).toEqual([
      'ab',
      ...Array.from({ length: 9 }, (_, row) => `Excess${row}none`),
      'Excess30no lock',
      'Excess35none',
    ]);
    expect(isCut).toBe(true);
  });

  it('is the head of a long table also where all rows say what was asked', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `| lock ${row} |`).join('\n');
    const { blocks } = clip(blocksOf(`| Name |\n|---|\n${rows}`), 'Which lock?');
    const shown = blocks.flatMap((block) => ('children' in block ? block.children.map((row) => toString(row)) : []));
    expect(shown).toEqual(['Name', ...Array.from({ length: 11 }, (_, row) => `lock ${row}`)]);
  });

  it('is the first steps of many, whatever was asked', () => {
    const steps = Array.from({ length: 40 }, (_, step) => `${step + 1}. step${step}`).join('\n');
    expect(clip(blocksOf(steps), 'step35')).toEqual(clip(blocksOf(steps)));
  });

  it('is all of a paragraph with much code in it, and of what is just as long as is shown', () => {
    for (const markdown of [
      `Any of ${'`a`, '.repeat(40)}or \`b\`.`,
      '- item\n'.repeat(12),
      `\`\`\`rust\n${'a\n'.repeat(27)}a\n\`\`\``,
    ]) {
      const blocks = blocksOf(markdown);
      expect(clip(blocks)).toEqual({ blocks, isCut: false });
    }
  });
});
