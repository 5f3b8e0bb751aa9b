import type { LoadContext, Plugin } from '@docusaurus/types';
import { oneLine } from '../shared/oneLine';
import { tidyAddress } from './tidyAddress';
import { tidyStorage } from './tidyStorage';

/** Has each page run these two before the inline scripts of the theme: Docusaurus puts theirs behind, and `plugins/first-paint` keeps the order. */
export default function tidyInput({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id?: string } };
  const innerHTML = `(${oneLine(String(tidyAddress))})();(${oneLine(String(tidyStorage))})(${JSON.stringify(announcementBar?.id ?? '')})`;
  return {
    name: 'tidy-input',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
