import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { decodable } from '../../shared/decodable';

/** Before the router sees it: of a part of the page that cannot be decoded, it would make a crash. */
function mendHash(): void {
  const { pathname, search, hash } = window.location;
  if (decodable(hash) !== hash) {
    window.history.replaceState(window.history.state, '', pathname + search + decodable(hash));
  }
}

// Client modules are evaluated before the router, which imports them, so this comes first.
if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', mendHash);

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
