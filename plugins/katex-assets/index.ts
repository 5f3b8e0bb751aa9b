import { cp, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Folder below the generated files that the configuration names as a static directory. */
const ASSETS = 'katex-assets';

/**
 * Offers the stylesheet of KaTeX and its fonts as `/katex/katex.min.css`, from the installed package. An import would
 * put them into the one stylesheet of all pages; `<MathStyles />` links them where a formula is.
 */
export default function katexAssets({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'katex-assets',
    async loadContent() {
      const source = dirname(createRequire(join(siteDir, 'package.json')).resolve('katex/dist/katex.min.css'));
      const target = join(generatedFilesDir, ASSETS, 'katex');
      await mkdir(join(target, 'fonts'), { recursive: true });
      const fonts = (await readdir(join(source, 'fonts'))).filter((name) => name.endsWith('.woff2'));
      const files = ['katex.min.css', ...fonts.map((name) => join('fonts', name))];
      await Promise.all(files.map((file) => cp(join(source, file), join(target, file))));
    },
  };
}
