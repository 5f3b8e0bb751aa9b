import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { oneLine } from '../shared/oneLine';

/**
 * Puts a small script into every page, the same in all: taps and shortcuts before hydration are not lost, nor scripts that failed
 * once. A page is readable before its scripts have come, and on a phone that is when readers tap.
 */
export default function earlyTaps(): Plugin {
  const source = readFileSync(join(__dirname, 'earlyTaps.js'), 'utf8');
  const innerHTML = oneLine(source.slice(source.indexOf('(function')));
  return {
    name: 'early-taps',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
