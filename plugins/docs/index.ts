import contentDocs, { type LoadedContent, type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { withCleanPermalinks } from './withCleanPermalinks';
import { withLandingRoute } from './withLandingRoute';

export { validateOptions };

/** Doc that the bare docs path shows. */
const LANDING_DOC = 'welcome';

/**
 * The docs plugin of Docusaurus, with one more route: the docs root itself shows the welcome page, as a page of its
 * own, so that a direct load needs no redirect and no script.
 */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    loadContent: async () => {
      const content = await plugin.loadContent?.();
      if (!content) throw new Error('The docs plugin of Docusaurus loaded nothing.');
      return withCleanPermalinks(content);
    },
    contentLoaded: async ({ content, actions }) => {
      const addRoute = (route: RouteConfig) => actions.addRoute(withLandingRoute(route, LANDING_DOC));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
    },
  };
}
