import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Helpers, Plugin as PostCssPlugin, Root } from 'postcss';
import { canMatch, usedNames, type UsedNames } from './usedNames';

/** Where classes of Infima are used: the packages that bring the theme, and the folders of a site. */
const PACKAGES = ['@docusaurus/theme-classic', '@docusaurus/theme-common', '@docusaurus/core/lib/client/App.js'];
const FOLDERS = ['src', 'docs', 'plugins', 'config'];
const SOURCE = /\.(?:[jt]sx?|mdx?|css)$/;
/** Parts of the theme for the blog, which these docs do not have, and what tools made. */
const UNUSED = /(?:^|[\\/])(?:Blog|node_modules)/;
/** Styles of the site that set properties of Infima anew. They stand in no layer, so that they win over all of Infima. */
const OWN_STYLES = 'src/css';
/** Selectors of the root element, which the styles of the site set properties on. */
const ROOT = /^(?::root|html\[data-theme=['"]?\w+['"]?\](?::root)?)$/;
/** All modules but the styles of what is loaded on demand, such as the search dialog. */
const WITH_EVERY_PAGE = /^(?!.*[\\/]src[\\/]features[\\/][\w-]+[\\/](?:dialog|embedded|highlight|view)[\\/])/;
/** Infima itself, whose unused rules go. Styles of the site are written on purpose and stay. */
const INFIMA = `${sep}infima${sep}`;

/**
 * Leaves out what nothing uses of Infima, the style framework of the classic theme: rules whose classes, and custom properties whose
 * names, appear in no source of the theme or the site, and properties that the site sets itself. What stays is decided by the words of all
 * sources, so that a class which code puts together (`alert--${type}`) stays too. In development all of Infima stays: sources change.
 * Errors that the theme writes in red are written as text.
 *
 * Docusaurus joins all styles in the one file that every page loads. Those of what is loaded on demand come with its script instead.
 */
export default function leanCss({ siteDir, siteConfig }: LoadContext): Plugin {
  const require = createRequire(join(siteDir, 'package.json'));
  const folders = [
    ...PACKAGES.map((name) => dirname(require.resolve(name))),
    ...FOLDERS.map((name) => join(siteDir, name)),
  ];
  return {
    name: 'lean-css',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: { styles: { test: WITH_EVERY_PAGE } } } } },
    configurePostCss: (options) => {
      const sources: Sources = {
        used: () => usedNames(folders.flatMap(sourcesBelow)),
        own: () => sourcesBelow(join(siteDir, OWN_STYLES)),
        folders: FOLDERS.map((name) => join(siteDir, name)),
      };
      // First, because Docusaurus' own step for layers leaves rules that do not know where they stand, and cannot be removed.
      options.plugins.unshift(plainErrors());
      if (process.env.NODE_ENV !== 'development') options.plugins.unshift(dropUnused(sources));
      if (siteConfig.future.experimental_faster.lightningCssMinimizer)
        options.plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin));
      // Nothing else configures PostCSS. Looking for it in all folders around each style takes as long as the work itself.
      return { ...options, config: false };
    },
  };
}

/** postcss-preset-env makes styles fit for the browsers of the site. Lightning CSS does so too, and faster, where it minifies them. */
const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/** Where the theme writes what went wrong in red, which is hard to read on white (4.0:1). */
const ERRORS = /theme-common[\\/].*errorBoundary\w*\.module\.css$/;

/** Leaves what went wrong in the colour of all text. */
export function plainErrors(): PostCssPlugin {
  return {
    postcssPlugin: 'plain-errors',
    Once(root) {
      if (ERRORS.test(root.source?.input.file ?? ''))
        root.walkDecls('color', (declaration) => void declaration.remove());
    },
  };
}

/** What decides which rules stay. */
export interface Sources {
  /** Names that sources use. */
  used: () => UsedNames;
  /** Styles of the site that stand in no layer. */
  own: () => readonly string[];
  /** Folders that hold the sources: when something in them changes, the bundler has to do this again. */
  folders: readonly string[];
}

/** Drops rules that can match nothing, and properties of the root element that the site sets itself. */
export function dropUnused({ used: findUsed, own, folders }: Sources): PostCssPlugin {
  return {
    postcssPlugin: 'drop-unused',
    Once(root, helpers) {
      if (!root.source?.input.file?.includes(INFIMA)) return;
      for (const dir of folders) helpers.result.messages.push({ type: 'dir-dependency', plugin: 'drop-unused', dir });
      const used = findUsed();
      const set = setOnRoot(own(), helpers);
      root.walkRules((rule) => {
        if (rule.selectors.every((selector) => ROOT.test(selector))) {
          rule.each((node) => {
            if (node.type === 'decl' && set.has(node.prop)) node.remove();
          });
        }
      });
      root.walkRules((rule) => {
        // Steps of an animation are no selectors.
        if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes')) return;
        const selectors = rule.selectors.filter((selector) => canMatch(selector, used));
        if (selectors.length === 0) rule.remove();
        else rule.selectors = selectors;
      });
      while (dropProperties(root, used) > 0);
      root.walk((node) => {
        if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
      });
    },
  };
}

/** Custom properties that styles set on the root element, whatever the theme. */
function setOnRoot(styles: readonly string[], { postcss }: Helpers): Set<string> {
  const set = new Set<string>();
  for (const style of styles) {
    for (const node of postcss.parse(style).nodes) {
      if (node.type !== 'rule' || node.selector !== ':root') continue;
      node.walkDecls(/^--/, ({ prop }) => void set.add(prop));
    }
  }
  return set;
}

/** Drops custom properties that nothing reads any more. Returns how many. */
function dropProperties(root: Root, { whole }: UsedNames): number {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*--([\w-]+)/g)) read.add(name);
  });
  let dropped = 0;
  root.walkDecls(/^--/, (declaration) => {
    const name = declaration.prop.slice(2);
    if (read.has(name) || whole.has(name)) return;
    declaration.remove();
    dropped += 1;
  });
  return dropped;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !UNUSED.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
