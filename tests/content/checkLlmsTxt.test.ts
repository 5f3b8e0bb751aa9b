import { describe, expect, it } from 'vitest';
import { checkLlmsTxt } from './checkLlmsTxt';

const GOOD = `# Title

> Summary

Any text.

- A list

## Section

- [Name](https://x.example/a.md): Notes
- [Name](https://x.example/b.md)

## Optional

- [Name](https://x.example/c.md)
`;

describe('the checker of llms.txt', () => {
  it('finds nothing in what follows the format', () => {
    expect(checkLlmsTxt(GOOD)).toEqual([]);
  });

  it.each([
    ['no title', '# Title\n', 'Title\n', 1, /title/],
    ['no summary', '> Summary', 'Summary', 3, /summary/],
    ['a second title', '## Section', '# Section', 9, /level 2/],
    ['a heading among the notes', 'Any text.', '### Notes', 5, /level 2/],
    ['a section without a name', '## Section', '##', 9, /name/],
    ['two sections of one name', '## Optional', '## Section', 14, /two sections/],
    ['text in a section', '- [Name](https://x.example/b.md)', 'Text', 12, /list of links only/],
    ['an entry without a link', '- [Name](https://x.example/b.md)', '- Name', 12, /list of links only/],
    ['a relative address', 'https://x.example/b.md', '/b.md', 12, /no absolute address/],
    ['an address twice', 'https://x.example/b.md', 'https://x.example/a.md', 12, /twice/],
    ['notes without a colon', ': Notes', ' - Notes', 11, /colon/],
  ])('finds %s', (_what, from, to, line, message) => {
    const problems = checkLlmsTxt(GOOD.replace(from, to));
    expect(problems[0]).toEqual({ line, message: expect.stringMatching(message) });
  });
});
