import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { GlobalData } from '@docusaurus/types';

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * Takes the list of all docs out of the data that every page carries. What stays is what the frame of a page names: the main doc,
 * and docs that the navbar links to. The page itself is added when it is loaded. Docs with several versions keep their lists, because
 * the version dropdown looks up the same page in each.
 *
 * @param data - the global data of the site
 * @param named - ids of docs that the navbar names
 */
export function leanGlobalData(data: GlobalData, named: ReadonlySet<string>): GlobalData {
  const instances = data[DOCS] as Record<string, GlobalPluginData> | undefined;
  if (!instances) return data;
  const lean = Object.entries(instances).map(([id, plugin]) => {
    if (plugin.versions.length > 1) return [id, plugin];
    const versions = plugin.versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => doc.id === version.mainDocId || named.has(doc.id)),
    }));
    return [id, { ...plugin, versions }];
  });
  return { ...data, [DOCS]: Object.fromEntries(lean) };
}

/** Ids of docs in the items of a navbar, drop-downs included. */
export function docsIn(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(docsIn);
  if (typeof items !== 'object' || items === null) return [];
  const own = 'docId' in items ? [String(items.docId)] : [];
  return [...own, ...Object.values(items).flatMap(docsIn)];
}
