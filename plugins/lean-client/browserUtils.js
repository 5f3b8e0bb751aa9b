/*
 * What the browser uses of `@docusaurus/utils-common`, in place of its index: that is CommonJS, and brings all of tslib (3 kB) for one
 * import. A name that is missing here is a warning of the build.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';

/** For the search of a blog. */
export const blogPostContainerID = '__blog-post-container';
