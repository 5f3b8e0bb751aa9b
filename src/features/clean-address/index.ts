import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
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
 * Shows the clean path in the address bar where a host serves a page under its file name, or as a folder: the router takes `/x.html`,
 * `/x/index.html` and `/x/` for `/x`, and leaves the address as it came.
 */
const cleanAddress: ClientModule = {
  onRouteDidUpdate({ location: { pathname, search, hash } }) {
    const clean = pathname === siteConfig.baseUrl ? pathname : pathname.replace(/\/+$/, '');
    if (window.location.pathname !== clean && /\.html$|\/$/.test(window.location.pathname)) {
      window.history.replaceState(window.history.state, '', clean + search + hash);
    }
  },
};

export default cleanAddress;
