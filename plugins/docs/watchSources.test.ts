import { expect, it } from 'vitest';
import watchSources from './watchSources.cjs';

it('names what a page is made from, and leaves the page as it is', () => {
  const page = [
    '```rust file=examples/a.rs region=state',
    '```',
    '```rust title="B" file="examples/b.rs"',
    '```',
    '<IdlTable file="examples/c.idl" of="events" />',
    '<Figure alt="d" src="/img/d.svg" />',
    '[outside](https://example.org/?src=e)',
  ].join('\n');
  const files: string[] = [];
  const loader = { getOptions: () => ({ root: '/site' }), addDependency: (file: string) => files.push(file) };
  expect(watchSources.call(loader, page)).toBe(page);
  expect(files).toEqual([
    '/site/examples/a.rs',
    '/site/examples/b.rs',
    '/site/examples/c.idl',
    '/site/static/img/d.svg',
  ]);
});
