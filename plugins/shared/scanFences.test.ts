import { describe, expect, it } from 'vitest';
import { scanFences, withoutFences } from './scanFences';

describe('scanFences', () => {
  it('finds language, meta, line and code', () => {
    expect(scanFences('text\n\n```rust file=a.rs region=x\n```\n\n```bash\nls\n```\n')).toEqual([
      { language: 'rust', meta: { file: 'a.rs', region: 'x' }, line: 3, end: 4, code: '' },
      { language: 'bash', meta: {}, line: 6, end: 8, code: 'ls' },
    ]);
  });

  it('takes a fence inside of a longer one as code', () => {
    expect(scanFences('````md\n```rust\n```\n````')).toMatchObject([{ language: 'md', code: '```rust\n```' }]);
  });

  it('takes a fence that names a language for no end of another', () => {
    expect(scanFences('```text\n```rust\n```\n')).toMatchObject([{ language: 'text', end: 3, code: '```rust' }]);
  });

  it('takes code at the beginning of a line of text for no fence', () => {
    expect(scanFences('```x``` is code\n\n```bash\nls\n```\n')).toMatchObject([{ language: 'bash', code: 'ls' }]);
  });

  it('finds fences of tildes, and those of files with Windows line ends', () => {
    expect(scanFences('~~~rust file=a.rs\r\n```\r\n~~~\r\n')).toMatchObject([
      { language: 'rust', meta: { file: 'a.rs' }, code: '```' },
    ]);
  });

  it('finds fences in lists', () => {
    expect(scanFences('1. Step\n\n   ```bash\n   ls\n   ```\n')).toMatchObject([{ language: 'bash', line: 3 }]);
  });
});

it('takes fences out of a page, and leaves its lines where they are', () => {
  expect(withoutFences('a\n```rust\n```\nb\r\n~~~\nc\n~~~\n')).toBe('a\n\n\nb\n\n\n\n');
});
