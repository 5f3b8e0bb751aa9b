import type { LoadContext, Plugin } from '@docusaurus/types';
import { tidyStorage } from './tidyStorage';

/** Has each page run `tidyStorage` before the inline scripts of the theme: those stand in the body, this one in the head. */
export default function tidyStoragePlugin({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id?: string } };
  const innerHTML = `(${String(tidyStorage)})(${JSON.stringify(announcementBar?.id ?? '')})`;
  return {
    name: 'tidy-storage',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
