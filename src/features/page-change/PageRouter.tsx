import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import { type Action, createBrowserHistory, type Location } from 'history';
import { type ReactElement, useLayoutEffect, useMemo, useState } from 'react';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';
import { watchDeparture } from '../../components/watchDeparture';
import { keepPlace, keepReplacing, placeOf, placeOfLoaded, takeScrolling, withKey } from './places';

interface Shown {
  location: Location;
  previousLocation: Location | null;
  /** How far down the reader was, in pixels, where she comes back to; `NaN` elsewhere. */
  place: number;
}

keepReplacing();
const history = createBrowserHistory();
// A history without listeners misses what happens to the address. This one keeps it up to date until `PageRouter` listens.
history.listen(() => {});

/**
 * Routes in the browser, in place of the router's own component and of Docusaurus' `PendingNavigation`: a page is shown until the
 * next one is loaded.
 *
 * The router's own component changes its context as soon as a link is clicked, and `PendingNavigation` holds back only the location
 * that it hands down. So all that reads the context renders twice for a change of the page, the first time for nothing, while the reader
 * waits. Here the context changes when the page does, and all renders once.
 */
export function PageRouter({ children }: { children: ReactElement }) {
  const [first] = useState(history.location);
  const [{ place, ...shown }, show] = useState<Shown>(() => {
    const location = normalizeLocation(first);
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location });
    return { location, previousLocation: null, place: placeOfLoaded(location) };
  });
  useLayoutEffect(() => {
    let current = normalizeLocation(first);
    let leave = () => {};
    // As of the last scroll event. `scrollY` itself would be too late: when Firefox tells of a link to a part of the page, it has
    // scrolled there already.
    let top = window.scrollY;
    const onScroll = () => {
      top = window.scrollY;
    };
    let coming = current.pathname;
    const go = (to: Location, action: Action) => {
      const { pathname, search } = current;
      if (action === 'POP' && !to.key && to.pathname === coming && coming !== pathname) {
        // While another page was loading, the reader followed an anchor of the page in view. The address was that of the coming page
        // already, so the browser put the anchor there: back to the page in view.
        history.replace({ pathname, search, hash: to.hash });
        return;
      }
      coming = to.pathname;
      keepPlace(current, top);
      const isReturn = action === 'POP' && to.key !== undefined;
      leave();
      leave = open(current, normalizeLocation(withKey(to)), (location) => {
        if (location.pathname !== current.pathname) blurPage();
        show({ location, previousLocation: current, place: isReturn ? placeOf(location) : NaN });
        current = location;
      });
    };
    const onHide = () => {
      keepPlace(current, window.scrollY);
      // Where the page is loaded anew, its place is for the browser to find.
      window.history.scrollRestoration = 'auto';
    };
    // WebKit reads the setting only after this event when it brings the page back from its memory, and then leaves it at the top.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      takeScrolling();
      if (persisted) window.scrollTo(0, top);
    };
    // A hidden tab may be thrown away without `pagehide`.
    const onVisibility = () => {
      if (document.hidden) keepPlace(current, window.scrollY);
    };
    if (history.location !== first) go(history.location, history.action);
    else current = withKey(current);
    takeScrolling();
    addEventListener('scroll', onScroll);
    addEventListener('pageshow', onShow);
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    const unlisten = history.listen(go);
    return () => {
      unlisten();
      removeEventListener('scroll', onScroll);
      removeEventListener('pageshow', onShow);
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [first]);
  const { location } = shown;
  // After the effects of its children, which scroll to the top or to the heading of the address.
  useLayoutEffect(() => {
    if (place >= 0) window.scrollTo(0, place);
  }, [location, place]);
  const context = useMemo(() => {
    const match = { path: '/', url: '/', params: {}, isExact: location.pathname === '/' };
    return { history, location, match };
  }, [location]);
  return (
    <ClientLifecyclesDispatcher {...shown}>
      <RouterContext value={context}>
        <HistoryContext value={history}>{children}</HistoryContext>
      </RouterContext>
    </ClientLifecyclesDispatcher>
  );
}

/**
 * Takes the focus from the page that goes. If React removed the element that has it, the browser would lay out what is left in order
 * to move the focus: for nothing, since the next page comes right after.
 */
function blurPage(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}

/**
 * Loads a page.
 *
 * @param arrive - called when it can be shown
 * @returns what to call when the reader goes elsewhere before
 */
function open(previousLocation: Location, location: Location, arrive: (location: Location) => void): () => void {
  let isWanted = true;
  const departure = watchDeparture();
  const tellEnd = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
  const end = () => {
    isWanted = false;
    departure.stop();
    tellEnd();
  };
  preload(location.pathname).then(
    () => {
      if (!isWanted) return;
      end();
      arrive(location);
    },
    (error: unknown) => {
      if (!isWanted) return;
      if (departure.hasBegun()) return end();
      console.warn(error);
      // A script that is gone belongs to an older release of the site: the address leads to the new one.
      window.location.reload();
    },
  );
  return end;
}
