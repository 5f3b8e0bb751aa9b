import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import { upstreamUrl, type Upstreams } from '../../src/shared/upstreamUrl';
import { isMdxElement } from '../shared/mdxElement';
import { visit } from '../shared/visit';

/** URL schemes that are links of their own. */
const PLAIN_SCHEMES = ['http', 'https', 'mailto', 'tel', 'pathname'];

/**
 * Turns links to upstream sources, such as `[rent](gear:vara/pallets/gear/src/lib.rs#L10)`, into links to that file at the
 * documented commit, and the `href` of a component. Other links are left alone. An unknown key stops the build and names the keys that exist.
 */
export const remarkUpstreamLinks: Plugin<[{ upstreams: Upstreams }], Root> =
  ({ upstreams }) =>
  (tree, page) => {
    const resolve = (given: string, node: Nodes): string => {
      const scheme = /^([a-z][a-z0-9-]*):/.exec(given)?.[1];
      if (scheme === undefined || PLAIN_SCHEMES.includes(scheme)) return given;
      const url = upstreamUrl(given, upstreams);
      if (url !== undefined) return url;
      return page.fail(`Unknown source "${scheme}:" in a link. Known: ${Object.keys(upstreams).join(', ')}.`, node);
    };
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = resolve(node.url, node);
      else if (isMdxElement(node)) {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
          if (typeof attribute.value === 'string') attribute.value = resolve(attribute.value, node);
        }
      }
    });
  };
