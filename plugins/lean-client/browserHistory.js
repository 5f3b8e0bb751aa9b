/*
 * What the browser uses of `history`, in place of its index: the router names the two others in components that nothing uses, which is
 * enough for the bundler to keep them (1 kB). A name that is missing here is a warning of the build.
 */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history/esm/history.js';

/** For routers without an address of their own in the browser. */
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
