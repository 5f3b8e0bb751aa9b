import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * What only the build reads. `i18n` stands in a module of its own, too, and nothing shows the tagline. Lists of plugins carry their
 * options, and with them folders of the machine that builds.
 */
const FOR_THE_BUILD = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'tagline',
  'themes',
  'webpack',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/**
 * Settings of the site without those that no script of a page reads: what is for the build, the theme of Prism, which does not
 * highlight here, and what is for a blog.
 *
 * @param config - all settings, as Docusaurus hands them to every page
 */
export function leanConfig(config: DocusaurusConfig): object {
  const lean = Object.fromEntries(
    Object.entries(config).filter(([name]) => !(FOR_THE_BUILD as readonly string[]).includes(name)),
  );
  const themeConfig = Object.fromEntries(
    Object.entries(config.themeConfig).filter(([name]) => name !== 'prism' && name !== 'blog'),
  );
  // Links and the start of the page ask how pages are routed. The rest says how they are built.
  const { experimental_router } = config.future;
  return { ...lean, future: { experimental_router }, themeConfig };
}
