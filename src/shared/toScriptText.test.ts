import { expect, it } from 'vitest';
import { toScriptText } from './toScriptText';

it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a < b & "c" é\u2028'])(
  'keeps %j as it is, and in the element',
  (title) => {
    const text = toScriptText({ title });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ title });
  },
);
