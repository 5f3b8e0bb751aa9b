import { describe, expect, it } from 'vitest';
import { inlineHashes } from './inlineHashes';

// printf '%s' 'alert(1)' | openssl dgst -sha256 -binary | base64
const HASH = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

describe('inlineHashes', () => {
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
    // No handlers, though "on" is in their names.
    ['<meta name=a content=b><button aria-controls=c>', []],
  ])('%s', (html, hashes) => {
    expect(inlineHashes(html)).toEqual({ scripts: hashes, styles: [] });
  });

  it('tells styles from scripts', () => {
    expect(
      inlineHashes('<head><style>alert(1)</style></head><svg><style>p{}</style></svg><p style="color: red">'),
    ).toEqual({
      scripts: [],
      styles: [HASH, 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='],
    });
  });

  it('hashes the text as it is, entities and all', () => {
    expect(inlineHashes('<script>a&amp;b</script>')).not.toEqual(inlineHashes('<script>a&b</script>'));
  });

  it('names an attribute that would be a script', () => {
    expect(() => inlineHashes('<p><img src=x onerror=alert(1)>')).toThrow('<img> has the attribute onerror');
  });
});
