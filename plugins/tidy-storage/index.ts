import type { LoadContext, Plugin } from '@docusaurus/types';
import { tidyStorage } from './tidyStorage';

/** Puts `tidyStorage` into the head of each page, where it runs before the inline scripts of the theme, which stand in the body. */
export default function tidyStoragePlugin({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id?: string } };
  const innerHTML = `(${String(tidyStorage)})(${JSON.stringify(announcementBar?.id ?? '')})`;
  return {
    name: 'tidy-storage',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
