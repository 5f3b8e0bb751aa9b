import type { ClientModule } from '@docusaurus/types';

/**
 * Shows the clean path in the address bar where a host serves a page under its file name: the router takes `/x.html` and
 * `/x/index.html` for `/x`, and leaves the address as it came.
 */
const cleanAddress: ClientModule = {
  onRouteDidUpdate({ location: { pathname, search, hash } }) {
    if (/\.html$/.test(window.location.pathname)) {
      window.history.replaceState(window.history.state, '', pathname + search + hash);
    }
  },
};

export default cleanAddress;
