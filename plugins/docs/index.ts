import { join } from 'node:path';
import contentDocs, {
  type DocFrontMatter,
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { lastChanges, PAGE_FOLDERS } from '../shared/lastChanges';
import { compileInTurn } from './compileInTurn';
import { withCleanPermalinks } from './withCleanPermalinks';
import { LANDING_DOC, withLandingRoute } from './withLandingRoute';
import { withLastChanges } from './withLastChanges';
import { withoutVersionLabels } from './withoutVersionLabels';

export { validateOptions };

/**
 * The docs plugin of Docusaurus, with one more route: the docs root itself shows the welcome page, as a page of its
 * own, so that a direct load needs no redirect and no script. And it dates pages where the history of the repository is known, and
 * names versions alike in every language.
 */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    loadContent: async () => {
      const content = await plugin.loadContent?.();
      if (!content) throw new Error('The docs plugin of Docusaurus loaded nothing.');
      return withLastChanges(withCleanPermalinks(content), lastChanges(context.siteDir, PAGE_FOLDERS), context.i18n);
    },
    getTranslationFiles: async (args) => withoutVersionLabels((await plugin.getTranslationFiles?.(args)) ?? []),
    translateContent: ({ content, translationFiles }) =>
      plugin.translateContent?.({ content, translationFiles: withoutVersionLabels(translationFiles) }) ?? content,
    configureWebpack(config, isServer, ...rest) {
      const own = plugin.configureWebpack?.(config, isServer, ...rest);
      // Both bundlers have the same rules.
      if (!isServer) compileInTurn(own?.module?.rules ?? [], context.siteDir);
      if (isServer || config.mode === 'production') return own;
      // A rule of its own: the loader of pages stays as Docusaurus made it.
      own?.module?.rules?.push(watchRule(context.siteDir));
      return { ...own, devServer: { client: { overlay: { runtimeErrors: isOfPages } } } };
    },
    contentLoaded: async ({ content, actions }) => {
      const addRoute = (route: RouteConfig) => actions.addRoute(withLandingRoute(route, LANDING_DOC));
      const createData = (name: string, data: object | string) => actions.createData(name, withLeanFrontMatter(data));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute, createData } });
    },
  };
}

/**
 * Whether `npm start` lays an error of a script over the page. What did not compile lies there already, and goes with its mistake; as an
 * error of the script that stands for it, it would stay. The function goes to the browser as text.
 */
const isOfPages = ({ message }: Error): boolean => !message.includes('Module build failed');

/** Runs before the loader of pages: see `watchSources.cjs`. */
const watchRule = (root: string) => ({
  test: /\.mdx?$/,
  enforce: 'pre' as const,
  include: join(root, 'docs'),
  use: [{ loader: join(__dirname, 'watchSources.cjs'), options: { root } }],
});

/**
 * What is known of a page, with no more of its front matter than the theme looks up there: the script of a page has the front matter
 * as an export of its own.
 */
function withLeanFrontMatter(data: object | string): object | string {
  if (typeof data === 'string' || !('frontMatter' in data)) return data;
  const { unlisted } = data.frontMatter as DocFrontMatter;
  return { ...data, frontMatter: { unlisted } };
}
