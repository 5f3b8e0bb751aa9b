import { describe, expect, it } from 'vitest';
import { warningsIn } from './warningsIn.mjs';

describe('R-WRITE-2: no warning is accepted', () => {
  it('finds the warnings of Docusaurus and of the bundler, also coloured', () => {
    const output =
      "[INFO] fine\n\u001b[33m[WARNING]\u001b[39m Docs markdown link couldn't be resolved\nWARNING in ./a.css: order\nok";
    expect(warningsIn(output)).toHaveLength(2);
  });

  it('accepts a clean build', () => {
    expect(
      warningsIn('[INFO] [en] Creating an optimized production build...\n[SUCCESS] Generated static files'),
    ).toEqual([]);
  });
});
