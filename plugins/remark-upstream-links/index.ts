import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { upstreamUrl, type Upstreams } from '../../src/shared/upstreamUrl';
import { visit } from '../shared/visit';

/** URL schemes that are links of their own. */
const PLAIN_SCHEMES = ['http', 'https', 'mailto', 'tel', 'pathname'];

/**
 * Turns links to upstream sources, such as `[rent](gear:vara/pallets/gear/src/lib.rs#L10)`, into links to that file at the
 * documented commit. Other links are left alone. An unknown key stops the build and names the keys that exist.
 */
export const remarkUpstreamLinks: Plugin<[{ upstreams: Upstreams }], Root> =
  ({ upstreams }) =>
  (tree, page) => {
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const scheme = /^([a-z][a-z0-9-]*):/.exec(node.url)?.[1];
      if (scheme === undefined || PLAIN_SCHEMES.includes(scheme)) return;
      const url = upstreamUrl(node.url, upstreams);
      if (url === undefined) {
        page.fail(`Unknown source "${scheme}:" in a link. Known: ${Object.keys(upstreams).join(', ')}.`, node);
      } else {
        node.url = url;
      }
    });
  };
