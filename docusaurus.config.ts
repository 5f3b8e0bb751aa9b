import { join } from 'node:path';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { announcementBar } from './config/announcement';
import { bundler } from './config/bundler';
import { readEnvironment } from './config/environment';
import { footer } from './config/footer';
import { llms } from './config/llms';
import { contentOptions, pageSteps } from './config/markdown';
import { mcpData } from './config/mcp';
import { navbarItems } from './config/navbar';
import { REDIRECTS } from './config/redirects';
import { RELEASES } from './config/releases';
import { searchHeadTags, searchResults } from './config/search';
import { sitemap } from './config/sitemap';
import { fingerprint } from './plugins/build-cache/fingerprint';
import { linkTargets } from './plugins/build-cache/linkTargets';
import { parseFrontMatter } from './plugins/content/parseFrontMatter';
import { GLOSSARY } from './plugins/glossary';
import { staticInDevelopment } from './plugins/markdown-export';
import type { SiteFields } from './src/shared/siteFields';

const env = readEnvironment(process.env);
/** Changes with all that pages are made from besides their own files. */
const sources = fingerprint(
  [
    'config',
    'docs/_data',
    'docusaurus.config.ts',
    GLOSSARY,
    'examples',
    'plugins',
    'src/shared',
    'static',
    // Its browsers decide what scripts are compiled to.
    'package.json',
    'package-lock.json',
    // What npm has installed, such as the package that colours code: older than the lock until somebody runs `npm install`.
    'node_modules/.package-lock.json',
  ].map((path) => join(__dirname, path)),
  { env, pages: linkTargets(__dirname) },
);
const content = contentOptions(
  __dirname,
  // In development these change while the site is served.
  process.env.NODE_ENV === 'production'
    ? { folder: join(__dirname, 'node_modules/.cache/pages'), key: sources }
    : undefined,
);

const steps = pageSteps(__dirname);

const docs: DocsOptions = {
  ...steps,
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  // The address of a page is the path of its file, with a number at its beginning too.
  numberPrefixParser: false,
  editLocalizedFiles: true,
  editUrl: `${env.repositoryUrl}/edit/${env.repositoryBranch}/`,
  // Also beside older versions: else the newest of those would take its addresses.
  lastVersion: 'current',
  versions: { current: { label: `Gear ${RELEASES.gear.version}` } },
};

const preset: ClassicOptions = {
  docs: false,
  blog: false,
  pages: steps,
  theme: {
    customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/site.css', './src/css/circumstances.css'],
  },
  sitemap: sitemap(__dirname),
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
  staticDirectories: ['static', '.docusaurus/katex-assets', ...staticInDevelopment(process.env.NODE_ENV)],
  titleDelimiter: '|',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  // Comments as in HTML are unknown to the reader of the content. Docusaurus, too, stops at them, and says what to write.
  markdown: { parseFrontMatter, mdx1Compat: { comments: false } },
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
  } satisfies SiteFields,
  headTags: searchHeadTags(env.hostedSearch),
  clientModules: ['./src/features/clean-address/index.ts'],
  presets: [['classic', preset]],
  plugins: [
    ['./plugins/docs/index.ts', docs],
    ['@docusaurus/plugin-client-redirects', redirects],
    ['./plugins/build-cache/index.ts', { key: sources }],
    './plugins/early-taps/index.ts',
    './plugins/first-paint/index.ts',
    './plugins/lean-fonts/index.ts',
    './plugins/lean-memory/index.ts',
    './plugins/lean-rendering/index.ts',
    './plugins/katex-assets/index.ts',
    './plugins/lean-client/index.ts',
    './plugins/lean-css/index.ts',
    './plugins/lean-routes/index.ts',
    ['./plugins/offline/index.ts', { release: `Gear ${RELEASES.gear.version}`, redirects: REDIRECTS }],
    ['./plugins/mcp-data/index.ts', mcpData],
    './plugins/open-search/index.ts',
    './plugins/rendered-pages/index.ts',
    './plugins/robots/index.ts',
    './plugins/tidy-input/index.ts',
    ['./plugins/markdown-export/index.ts', { readDocs: content.readDocs, about: () => llms(env) }],
    ['./plugins/search-index/index.ts', content],
    ['./plugins/social-cards/index.ts', { site: 'Vara Network' }],
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
