import { describe, expect, it } from 'vitest';
import { isPasted } from './quoted';

describe('R-ASSIST-2: a message that was pasted', () => {
  it.each([
    'IO error: No space left on device',
    "thread 'main' panicked at src/lib.rs:7",
    'Sending messages allowed only from users id. Please, provide user id as source.',
  ])('is %s', (text) => expect(isPasted(text)).toBe(true));

  it.each(['How do I send a message?', 'why is my node stuck', 'the limit of a block?', ' Write me a poem'])(
    'is not %s',
    (text) => expect(isPasted(text)).toBe(false),
  );
});
