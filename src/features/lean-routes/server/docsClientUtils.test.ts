import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import * as library from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import { describe, expect, it, vi } from 'vitest';
import { getActiveDocContext } from './docsClientUtils';

const version = (name: string, path: string, ids: string[]): GlobalPluginData['versions'][number] => ({
  name,
  label: name,
  isLast: path === '/docs',
  path,
  mainDocId: 'welcome',
  docs: ids.map((id) => ({ id, path: `${path}/${id}`, sidebar: 'docs' })),
  draftIds: [],
});
const DATA: GlobalPluginData = {
  path: '/docs',
  breadcrumbs: true,
  versions: [version('current', '/docs', ['gas', 'new']), version('1.0', '/docs/1.0', ['gas'])],
};
const ADDRESSES = ['/docs/gas', '/docs/gas/', '/docs/1.0/gas', '/docs/new', '/docs/none', '/search', '/docs/gas'];

vi.mock('@docusaurus/router', () => import('./router'));

describe('R-ROUTE-1: what renders pages finds the doc of a page that the docs plugin finds', () => {
  it('page after page, however often it is asked', () => {
    for (const address of ADDRESSES.flatMap((each) => [each, each]))
      expect(getActiveDocContext(DATA, address), address).toEqual(library.getActiveDocContext(DATA, address));
  });

  it('in other data, too', () => {
    expect(getActiveDocContext(DATA, '/docs/new').activeDoc?.id).toBe('new');
    expect(getActiveDocContext({ ...DATA, versions: [] }, '/docs/new').activeDoc).toBeUndefined();
  });

  it('and looks for it once', () => {
    const docs = vi.fn(() => [{ id: 'gas', path: '/docs/gas', sidebar: 'docs' }]);
    const counted = {
      ...version('current', '/docs', []),
      get docs() {
        return docs();
      },
    };
    const data = { ...DATA, versions: [counted] };
    getActiveDocContext(data, '/docs/gas');
    const once = docs.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    getActiveDocContext(data, '/docs/gas');
    expect(docs).toHaveBeenCalledTimes(once);
  });
});
