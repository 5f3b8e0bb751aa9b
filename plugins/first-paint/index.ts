import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../shared/filesBelow';
import { type PageStyle, pageStyle, showEarly } from './showEarly';
import { StartAfterPaint } from './StartAfterPaint';

/** Pages are read with a character for each byte, which is faster than UTF-8: what is looked for is ASCII, what is put in is read so too. */
const BYTES = 'latin1';

/**
 * Lets a page show its first screen as soon as its HTML is there: the style stands in the page, so that the browser need not ask for
 * it and wait, the page is drawn down to its fold before the browser reads on, and scripts run when it has been drawn.
 */
export default function firstPaint({ siteConfig }: LoadContext): Plugin {
  const { defaultMode, respectPrefersColorScheme } = (siteConfig.themeConfig as ThemeConfig).colorMode;
  const theme = respectPrefersColorScheme ? undefined : defaultMode;
  return {
    name: 'first-paint',
    configureWebpack: (config, isServer) => ({
      plugins: !isServer && config.mode === 'production' ? [new StartAfterPaint()] : [],
    }),
    // In one go, so that no plugin after this one reads a page that is not finished.
    async postBuild({ outDir }) {
      const styles = new Map<string, PageStyle>();
      const styleOf = (path: string): PageStyle => {
        const style = styles.get(path) ?? pageStyle(path, readFileSync(join(outDir, path), BYTES));
        styles.set(path, style);
        return style;
      };
      for (const name of filesBelow(outDir)) {
        if (!name.endsWith('.html')) continue;
        const file = join(outDir, name);
        const html = readFileSync(file, BYTES);
        const early = finished(name, () => showEarly(html, styleOf, theme));
        if (early !== html) writeFileSync(file, early, BYTES);
      }
    },
  };
}

/** Names the page of an error. */
function finished(page: string, finish: () => string): string {
  try {
    return finish();
  } catch (error) {
    throw new Error(`${page}: ${(error as Error).message}.`, { cause: error });
  }
}
