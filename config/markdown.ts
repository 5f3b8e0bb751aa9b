import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';
import { DATA, SCALE } from '../docs/_data';
import { rehypeChart, remarkChart } from '../plugins/chart';
import { rehypeDiagram } from '../plugins/rehype-diagram';
import { rehypeHighlight } from '../plugins/rehype-highlight';
import { rehypeMathStyles } from '../plugins/rehype-math-styles';
import { remarkData } from '../plugins/remark-data';
import { remarkEmbed } from '../plugins/remark-embed';
import { remarkIdl } from '../plugins/remark-idl';
import { remarkUpstreamLinks } from '../plugins/remark-upstream-links';
import type { SearchIndexOptions } from '../plugins/search-index';
import { CHARTS } from './charts';
import { CHECKED, RELEASES, UPSTREAMS } from './releases';

/**
 * What a page goes through before Docusaurus' own steps. The reader of the content (search records and the like) runs
 * the same list, so that every output is made from the same tree.
 *
 * @param siteDir - root of the project, where embedded files are looked up
 */
export function beforeDefaultRemarkPlugins(siteDir: string): PluggableList {
  return [
    [remarkEmbed, { root: siteDir }],
    // Before the links, because its tables link to sources.
    remarkData(DATA, SCALE),
    [remarkIdl, { root: siteDir }],
    remarkChart(CHARTS),
    [remarkUpstreamLinks, { upstreams: UPSTREAMS }],
  ];
}

export const REMARK_PLUGINS: PluggableList = [remarkMath];

/** From the finished page to HTML: diagrams, formulas and colours are drawn here, never in the browser. */
export const REHYPE_PLUGINS: PluggableList = [
  rehypeDiagram,
  rehypeChart(CHARTS),
  // Before the colours: a formula on a line of its own is a code block of the language "math" until it is drawn.
  rehypeKatex,
  rehypeMathStyles,
  [rehypeHighlight, { checked: CHECKED }],
];

/**
 * How the reader of the content sees a page: the same steps, and what `<Release>` shows.
 *
 * @param siteDir - root of the project
 */
export function contentOptions(siteDir: string): SearchIndexOptions {
  const releases: Readonly<Record<string, { name: string; version: string }>> = RELEASES;
  return {
    remarkPlugins: [...beforeDefaultRemarkPlugins(siteDir), ...REMARK_PLUGINS],
    componentText: {
      Release: ({ of = '' }) => (releases[of] ? `${releases[of].name} ${releases[of].version}` : ''),
    },
    leaveOut: ['Where to go next'],
  };
}
