import type { DocusaurusConfig } from '@docusaurus/types';

/** What only the build reads. Lists of plugins carry their options, and with them folders of the machine that builds. */
const FOR_THE_BUILD = [
  'clientModules',
  'headTags',
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
  'themes',
  'webpack',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/**
 * Settings of the site without those that no script of a page reads: what is for the build, and the theme of Prism, which does not
 * highlight here.
 *
 * @param config - all settings, as Docusaurus hands them to every page
 */
export function leanConfig(config: DocusaurusConfig): object {
  const lean = Object.fromEntries(
    Object.entries(config).filter(([name]) => !(FOR_THE_BUILD as readonly string[]).includes(name)),
  );
  const themeConfig = Object.fromEntries(Object.entries(config.themeConfig).filter(([name]) => name !== 'prism'));
  return { ...lean, themeConfig };
}
