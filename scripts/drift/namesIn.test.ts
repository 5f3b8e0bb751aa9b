import { expect, it } from 'vitest';
import { namesIn, spellings } from './namesIn';

it('finds the names in inline code, each once, and none of code blocks', () => {
  const body = [
    'Call `api.program.upload(code)` with `--rpc-port`, or `program`, not `gas`; `Vec` of `u8`.',
    '```rust',
    'let hidden = `quoted`;',
    '```',
    '  ````text',
    '  `other`',
    '  ```',
    '  `inner`',
    '  ````',
    '~~~text',
    '`tilde`',
    '~~~',
    'And `MessageQueue`.',
  ].join('\n');
  expect(namesIn(body)).toEqual(['program', 'upload', 'code', '--rpc-port', 'MessageQueue']);
});

it.each([
  ['upload_program', ['upload_program']],
  ['uploadProgram', ['uploadProgram', 'upload_program']],
  ['sha256Hash', ['sha256Hash', 'sha256_hash']],
  ['--rpc-port', ['rpc-port', 'rpc_port']],
])('%s may be spelled as %j', (name, spelled) => {
  expect(spellings(name)).toEqual(spelled);
});
