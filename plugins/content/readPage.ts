import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import type { MarkdownConfig } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { PluggableList } from 'unified';
import {
  remarkDirective,
  remarkFrontmatter,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
  VFile,
} from '../shared/esModules.cjs';
import { withPlace } from '../shared/withPlace';
import { readFrontMatter } from './parseFrontMatter';
import { remarkUnravel } from './remarkUnravel';

/** A page of the docs, read once, for every output that is made from it. */
export interface Page {
  /** All of it, with what browsers do not get. */
  frontMatter: Record<string, unknown>;
  /** Embeds are expanded, and each heading carries the anchor that it has on the page, in `data.id`. */
  tree: Root;
  /** What the plugins had to say about the page. */
  messages: VFile['messages'];
}

/**
 * Reads a page.
 *
 * @param path - from the root of the site
 * @throws an Error with file and line if the page does not parse
 */
export type ReadPage = (path: string, source: string) => Promise<Page>;

export interface ReaderOptions {
  /** The site's own remark plugins, before and after those of Docusaurus. */
  remarkPlugins: PluggableList;
  /** `siteConfig.markdown` */
  markdown: MarkdownConfig;
}

/**
 * A function that reads a page the way the site does: same syntax, same plugins. The anchors come from the plugin of
 * Docusaurus itself, so that they are those of the page.
 */
export function createPageReader({ remarkPlugins, markdown }: ReaderOptions): ReadPage {
  const processor = unified()
    .use([remarkParse, remarkMdx, remarkFrontmatter, remarkDirective, remarkGfm])
    .use(remarkUnravel)
    .use(remarkPlugins)
    .use(remarkHeadings, { anchorsMaintainCase: markdown.anchors.maintainCase })
    .freeze();

  return async (path, source) => {
    const { frontMatter } = await readFrontMatter({
      filePath: path,
      fileContent: source,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const value = preprocess({ fileContent: source, filePath: path, markdownConfig: markdown, admonitions: true });
    const file = new VFile({ path, value });
    try {
      const tree = await processor.run(processor.parse(file) as Root, file);
      return { frontMatter, tree: tree as Root, messages: file.messages };
    } catch (error) {
      throw withPlace(error, path);
    }
  };
}
