import { expect, it } from 'vitest';
import { llmsTxt } from './llmsTxt';

it('has title, summary, notes, and a list a section; sections without pages are left out', () => {
  const index = llmsTxt({
    title: 'Docs',
    summary: 'What they are.',
    notes: ['One.', 'Two.'],
    sections: [
      {
        label: 'Build',
        pages: [
          { title: 'Gas', url: 'https://x.example/gas.md', description: 'On\n  two lines.' },
          { title: 'Vec[T]', url: 'https://x.example/vec.md' },
        ],
      },
      { label: 'Empty', pages: [] },
    ],
  });
  expect(index).toBe(`# Docs

> What they are.

- One.
- Two.

## Build

- [Gas](https://x.example/gas.md): On two lines.
- [Vec\\[T\\]](https://x.example/vec.md)
`);
});
