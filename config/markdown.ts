import { join } from 'node:path';
import type { PluggableList } from 'unified';
import { rehypeKatex, remarkMath } from '../plugins/shared/esModules.cjs';
import { DATA, SCALE } from '../docs/_data';
import { rehypeChart, remarkChart } from '../plugins/chart';
import type { PageStore } from '../plugins/content/keepPages';
import { parseOnce } from '../plugins/content/parseOnce';
import { createDocsReader } from '../plugins/content/readDocs';
import { loadGlossary, rehypeGlossary } from '../plugins/glossary';
import { rehypeDiagram } from '../plugins/rehype-diagram';
import { rehypeFold } from '../plugins/rehype-fold';
import { recmaFold } from '../plugins/rehype-fold/recmaFold';
import { rehypeImports } from '../plugins/rehype-imports';
import { rehypeHighlight } from '../plugins/rehype-highlight';
import { rehypeLineBreaks } from '../plugins/rehype-line-breaks';
import { rehypeMathStyles } from '../plugins/rehype-math-styles';
import { rehypeRowHeadings } from '../plugins/rehype-row-headings';
import { rehypeStatic } from '../plugins/rehype-static';
import { recmaPageHtml } from '../plugins/rehype-static/recmaPageHtml';
import { remarkComponents } from '../plugins/remark-components';
import { remarkData } from '../plugins/remark-data';
import { remarkEmbed } from '../plugins/remark-embed';
import { remarkIdl } from '../plugins/remark-idl';
import { remarkRelease } from '../plugins/remark-release';
import { remarkStrict } from '../plugins/remark-strict';
import { remarkTwinLinks } from '../plugins/remark-twin-links';
import { remarkUpstreamLinks } from '../plugins/remark-upstream-links';
import type { SearchIndexOptions } from '../plugins/search-index';
import { CHARTS } from './charts';
import { EVERYDAY_WORDS } from './glossary';
import { CHECKED, RELEASES } from './releases';
import { UPSTREAMS } from './upstreams';

/** What pages show of files comes from here, where it is tested. `docusaurus.config.ts` drops what was kept when a file in it changes. */
const EXAMPLES = 'examples';

/** Components that few pages use: not registered for all pages, but imported where they are used. */
const RARE_COMPONENTS = {
  FilterTable: '@site/src/components/FilterTable',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

/** Components that pages use without an import: those of `src/theme/MDXComponents`, two of Docusaurus, and the rare ones. */
export const COMPONENTS = [
  'BelowTheFold',
  'Card',
  'Cards',
  'Chart',
  'CodeBlock',
  'Details',
  'Diagram',
  'Figure',
  'Head',
  'MathStyles',
  'ParamTable',
  'ScrollArea',
  'Steps',
  'Term',
  ...Object.keys(RARE_COMPONENTS),
];

/** Components that become text and tables when a page is read. */
const REPLACED_COMPONENTS = ['Address', 'Constant', 'DataDetails', 'DataTable', 'IdlTable', 'Release'];

/**
 * What a page goes through before Docusaurus' own steps. The reader of the content (search records and the like) runs
 * the same list, so that every output is made from the same tree.
 *
 * @param siteDir - root of the project, where embedded files are looked up
 */
export function beforeDefaultRemarkPlugins(siteDir: string): PluggableList {
  return [
    parseOnce,
    remarkStrict,
    [remarkEmbed, { root: siteDir, folder: EXAMPLES }],
    // Before the links, because its tables link to sources.
    remarkData(DATA, SCALE),
    [remarkIdl, { root: siteDir, folder: EXAMPLES }],
    remarkChart(CHARTS),
    remarkRelease(RELEASES),
    [remarkUpstreamLinks, { upstreams: UPSTREAMS }],
    // After those that replace components of their own.
    remarkComponents({
      components: COMPONENTS,
      replaced: REPLACED_COMPONENTS,
      staticDir: join(siteDir, 'static'),
    }),
  ];
}

export const REMARK_PLUGINS: PluggableList = [remarkMath];

/**
 * From the finished page to HTML: diagrams, formulas and colours are drawn here, never in the browser.
 *
 * @param siteDir - root of the project, where the glossary is looked up
 */
function rehypePlugins(siteDir: string): PluggableList {
  return [
    rehypeDiagram,
    rehypeChart(CHARTS),
    // Before the colours: a formula on a line of its own is a code block of the language "math" until it is drawn.
    rehypeKatex,
    rehypeMathStyles,
    [rehypeHighlight, { checked: CHECKED }],
    rehypeLineBreaks,
    rehypeGlossary({ terms: loadGlossary(siteDir), everydayWords: EVERYDAY_WORDS }),
    rehypeRowHeadings,
    rehypeImports(RARE_COMPONENTS),
    rehypeFold,
    // After all that looks at elements.
    rehypeStatic,
  ];
}

/**
 * Options of Docusaurus' plugins for pages: all steps from Markdown to a module.
 *
 * @param siteDir - root of the project
 */
export const pageSteps = (siteDir: string) => ({
  beforeDefaultRemarkPlugins: [
    ...beforeDefaultRemarkPlugins(siteDir),
    [remarkTwinLinks, { root: siteDir }],
  ] as PluggableList,
  remarkPlugins: REMARK_PLUGINS,
  rehypePlugins: rehypePlugins(siteDir),
  recmaPlugins: [recmaPageHtml, recmaFold],
});

/**
 * The one reading of the content, by the same steps as the pages, and what search makes of it. Give the same to every plugin that
 * makes something of the content, so that each page is read once.
 *
 * @param siteDir - root of the project
 * @param store - keeps what was read for the next build
 */
export function contentOptions(siteDir: string, store?: PageStore): SearchIndexOptions {
  return {
    readDocs: createDocsReader([...beforeDefaultRemarkPlugins(siteDir), ...REMARK_PLUGINS], store),
    leaveOut: [
      // They lead to what should be found itself.
      ...['Where to go next', 'Find a task', 'Find an example', 'All methods', 'What GearApi offers'],
      // Much the same on the pages of all examples.
      ...['Run it', 'Tests'],
    ],
  };
}
