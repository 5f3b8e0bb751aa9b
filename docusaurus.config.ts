import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { announcementBar } from './config/announcement';
import { bundler } from './config/bundler';
import { readEnvironment } from './config/environment';
import { footer } from './config/footer';
import { beforeDefaultRemarkPlugins, contentOptions, REHYPE_PLUGINS, REMARK_PLUGINS } from './config/markdown';
import { navbarItems } from './config/navbar';
import { REDIRECTS } from './config/redirects';
import { RELEASES } from './config/releases';
import { searchHeadTags, searchResults } from './config/search';

const env = readEnvironment(process.env);

const markdown = {
  beforeDefaultRemarkPlugins: beforeDefaultRemarkPlugins(__dirname),
  remarkPlugins: REMARK_PLUGINS,
  rehypePlugins: REHYPE_PLUGINS,
};

const docs: DocsOptions = {
  ...markdown,
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: `${env.repositoryUrl}/edit/${env.repositoryBranch}/`,
  versions: { current: { label: `Gear ${RELEASES.gear.version}` } },
};

const preset: ClassicOptions = {
  docs: false,
  blog: false,
  pages: markdown,
  theme: { customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/site.css'] },
  sitemap: { ignorePatterns: ['/docs', '/search'].map((path) => env.baseUrl + path.slice(1)) },
  ...(env.tagManagerId && { googleTagManager: { containerId: env.tagManagerId } }),
};

const redirects: RedirectOptions = {
  createRedirects: (page) => REDIRECTS.filter(({ to }) => to === page).map(({ from }) => from),
};

const config: Config = {
  title: 'Vara documentation',
  tagline: 'Programs as actors: build on the Vara Network with Gear and Sails',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  baseUrlIssueBanner: true,
  favicon: 'img/favicon.svg',
  staticDirectories: ['static', '.docusaurus/katex-assets'],
  titleDelimiter: '|',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  ...bundler(process.env.DOCUSAURUS_BUNDLER),
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' } },
  },
  customFields: {
    hostedSearch: env.hostedSearch,
    searchResults,
    hostedAssistant: env.hostedAssistant,
    repositoryUrl: env.repositoryUrl,
    repositoryBranch: env.repositoryBranch,
  },
  headTags: searchHeadTags(env.hostedSearch),
  clientModules: ['./src/features/clean-address/index.ts'],
  presets: [['classic', preset]],
  plugins: [
    ['./plugins/docs/index.ts', docs],
    ['@docusaurus/plugin-client-redirects', redirects],
    ['./plugins/build-cache/index.ts', { folders: ['config', 'docs/_data', 'examples', 'plugins'], settings: env }],
    './plugins/katex-assets/index.ts',
    './plugins/lean-client/index.ts',
    './plugins/lean-css/index.ts',
    './plugins/open-search/index.ts',
    ['./plugins/search-index/index.ts', contentOptions(__dirname)],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: false },
    announcementBar: announcementBar(env.baseUrl),
    docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
    navbar: {
      title: 'Vara docs',
      logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
      hideOnScroll: true,
      items: navbarItems(env),
    },
    footer: footer(env),
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
};

export default config;
