import { describe, expect, it } from 'vitest';
import { scanFences } from './scanFences';

describe('scanFences', () => {
  it('finds language, meta, line and code', () => {
    expect(scanFences('text\n\n```rust file=a.rs region=x\n```\n\n```bash\nls\n```\n')).toEqual([
      { language: 'rust', meta: { file: 'a.rs', region: 'x' }, line: 3, code: '' },
      { language: 'bash', meta: {}, line: 6, code: 'ls' },
    ]);
  });

  it('takes a fence inside of a longer one as code', () => {
    expect(scanFences('````md\n```rust\n```\n````')).toMatchObject([{ language: 'md', code: '```rust\n```' }]);
  });

  it('finds fences in lists', () => {
    expect(scanFences('1. Step\n\n   ```bash\n   ls\n   ```\n')).toMatchObject([{ language: 'bash', line: 3 }]);
  });
});
