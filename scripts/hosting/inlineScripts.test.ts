import { describe, expect, it } from 'vitest';
import { inlineScripts } from './inlineScripts';

// printf '%s' 'alert(1)' | openssl dgst -sha256 -binary | base64
const HASH = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

describe('inlineScripts', () => {
  it.each([
    ['<script>alert(1)</script>', [HASH]],
    ['<script type=module>alert(1)</script>', [HASH]],
    ['<SCRIPT TYPE="text/javascript">alert(1)</SCRIPT>', [HASH]],
    ['<body><svg><script>alert(1)</script></svg>', [HASH]],
    // Loaded, data, or no script at all.
    ['<script src=/a.js>alert(1)</script>', []],
    ['<script type="application/ld+json">{}</script>', []],
    ['<!-- <script>alert(1)</script> --><textarea><script>alert(1)</script></textarea>', []],
    ['<p title="<script>alert(1)</script>">', []],
  ])('%s', (html, hashes) => {
    expect(inlineScripts(html)).toEqual(hashes);
  });

  it('hashes the text as it is, entities and all', () => {
    expect(inlineScripts('<script>a&amp;b</script>')).not.toEqual(inlineScripts('<script>a&b</script>'));
  });

  it('names an attribute that would be a script', () => {
    expect(() => inlineScripts('<p><img src=x onerror=alert(1)>')).toThrow('<img> has the attribute onerror');
  });
});
