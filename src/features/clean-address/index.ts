import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { decodable, decoded } from '../../shared/decodable';

/** Before the router sees it: of a part of the page that cannot be decoded, it would make a crash. */
function mendHash(): void {
  const { pathname, search, hash } = window.location;
  if (decodable(hash) !== hash) {
    window.history.replaceState(window.history.state, '', pathname + search + decodable(hash));
  }
}

// Client modules are evaluated before the router, which imports them, so this comes first.
if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', mendHash);

let arrival: MutationObserver | undefined;

/** Scrolls to the target of an address as soon as the page has it, unless the reader has scrolled by then. */
function scrollWhenThere(id: string): void {
  const scroll = () => {
    const target = document.getElementById(id);
    if (!target) return;
    arrival?.disconnect();
    if (window.scrollY === 0) target.scrollIntoView();
  };
  arrival = new MutationObserver(scroll);
  arrival.observe(document.body, { childList: true, subtree: true });
  scroll();
}

/**
 * Shows the clean path in the address bar where a host serves a page under its file name, or as a folder: the router takes `/x.html`,
 * `/x/index.html` and `/x/` for `/x`, and leaves the address as it came.
 */
const cleanAddress: ClientModule = {
  onRouteDidUpdate({ location: { pathname, search, hash }, previousLocation }) {
    arrival?.disconnect();
    const clean = pathname === siteConfig.baseUrl ? pathname : pathname.replace(/\/+$/, '');
    if (window.location.pathname !== clean && /\.html$|\/$/.test(window.location.pathname)) {
      window.history.replaceState(window.history.state, '', clean + search + hash);
      // A host that sent its not-found page gave the browser no place to scroll to.
      if (!previousLocation && hash) scrollWhenThere(decoded(hash.slice(1)));
    }
  },
};

export default cleanAddress;
