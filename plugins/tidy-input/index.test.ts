// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { tidyAddress } from './tidyAddress';
import { tidyStorage } from './tidyStorage';

describe('an address, before scripts of the page read it', () => {
  it.each([
    // [address, what becomes of it]
    ['/docs//gas///rent?a=b//c#d//e', '/docs/gas/rent?a=b//c#d//e'],
    ['/docs/gas?docusaurus-theme=blue&q=1', '/docs/gas?q=1'],
    ['/docs/gas?docusaurus-theme=light', '/docs/gas?docusaurus-theme=light'],
    ['/docs/gas?docusaurus-theme=dark', '/docs/gas?docusaurus-theme=dark'],
    ['/docs/gas?docusaurus-data-theme=x&docusaurus-data-theme-choice=y&q=1', '/docs/gas?q=1'],
    // What an embedding site asks for stays as it was written.
    ['/docs/gas?docusaurus-data-theme-vara', '/docs/gas?docusaurus-data-theme-vara'],
    ['/docs/gas?x&y=%20', '/docs/gas?x&y=%20'],
  ])('%s becomes %s', (address, tidied) => {
    // Relative to the origin: of two slashes at the start, the first would end a host.
    history.replaceState({ key: 'kept' }, '', location.origin + address);
    tidyAddress();
    expect(location.pathname + location.search + location.hash).toBe(tidied);
    expect(history.state).toEqual({ key: 'kept' });
  });
});

describe('storage, before scripts of the page read it', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['blue', null],
    ['', null],
  ])('R-COLOR-2: the theme %j becomes %j', (stored, kept) => {
    localStorage.setItem('theme', stored);
    tidyStorage('now');
    expect(localStorage.getItem('theme')).toBe(kept);
  });

  it.each([
    ['now', 'true'],
    ['an older one', 'false'],
  ])('R-LAYOUT-4: the announcement %j that was dismissed: still dismissed is %s', (id, dismissed) => {
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    tidyStorage('now');
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe(dismissed);
  });
});
