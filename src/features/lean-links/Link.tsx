import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props as DocusaurusProps } from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { createLocation, createPath, type Location } from 'history';
import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  use,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';
import { NEW_TAB } from '../../shared/newTab';
import { opensElsewhere } from '../../shared/opensElsewhere';
import { whenSeen } from './whenSeen';

interface Props extends ComponentProps<'a'>, Pick<DocusaurusProps, 'autoAddBaseUrl' | 'data-noBrokenLinkCheck' | 'to'> {
  /** Whether the link says that it leads to where the reader is: by `aria-current`, and its class. */
  isNavLink?: boolean;
  activeClassName?: string;
  activeStyle?: CSSProperties;
  /** Whether a page below the target is another place. */
  exact?: boolean;
  /** In place of a comparison of the paths. */
  isActive?: DocusaurusProps['isActive'];
}

/**
 * In place of Docusaurus' `Link` (`plugins/lean-client`), with the same properties and the same HTML. Upstream a link is four components,
 * six in the navbar, with an observer of its own, and all links render anew when the page changes, because they read the location. Here
 * a link is one component, links share an observer, and only those read the location that show where the reader is.
 */
export default function Link({
  ref,
  to,
  href: written = '',
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': isUnchecked,
  isNavLink,
  exact,
  isActive,
  activeClassName = 'active',
  activeStyle,
  ...props
}: Props) {
  const target = useTarget(to || written, autoAddBaseUrl);
  const isInternal = isInternalUrl(to || written);
  const isAnchor = target.startsWith('#');
  const staysInTab = !props.target || props.target === '_self';
  const isRouted = isInternal && staysInTab && target !== '' && !isAnchor;

  const brokenLinks = useBrokenLinks();
  if (!isUnchecked && (isAnchor || isRouted)) brokenLinks.collectLink(target);
  if (props.id) brokenLinks.collectAnchor(props.id);

  const anchor = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => anchor.current as HTMLAnchorElement, []);
  useEffect(() => {
    if (!isRouted || !anchor.current) return;
    return whenSeen(anchor.current, () => void window.docusaurus.prefetch(target));
  }, [isRouted, target]);
  const history = use(HistoryContext);

  if (!isRouted) {
    const elsewhere = target && !isInternal ? NEW_TAB : {};
    return <a ref={anchor} href={target || undefined} {...elsewhere} {...props} />;
  }
  const location = isNavLink || !target.startsWith('/') ? use(RouterContext).location : undefined;
  const next = createLocation(target, undefined, undefined, location);
  const preload = () => void window.docusaurus.preload(target);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    const isHere = createPath(history.location) === createPath(next);
    history[isHere ? 'replace' : 'push'](target);
  };
  // Whoever decides it otherwise looks at the location alone.
  const active = isNavLink && location && (isActive ? isActive(null, location) : isShown(location, next, exact));
  const current = isNavLink && {
    'aria-current': active ? (props['aria-current'] ?? 'page') : undefined,
    className: active ? [props.className, activeClassName].filter(Boolean).join(' ') : props.className,
    style: active && activeStyle ? { ...props.style, ...activeStyle } : props.style,
  };
  return (
    <a
      {...props}
      {...current}
      ref={anchor}
      href={history.createHref(next)}
      onClick={follow}
      onMouseEnter={preload}
      onTouchStart={preload}
    />
  );
}

/** Address that a link leads to: with the base URL, and the slash at its end as the site has it. */
function useTarget(written: string, autoAddBaseUrl: boolean): string {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  // A "protocol" that tells Docusaurus that a path of the site is none of its pages.
  const path = written.replace('pathname://', '');
  const target = autoAddBaseUrl && path.startsWith('/') ? withBaseUrl(path) : path;
  return target && isInternalUrl(written) ? applyTrailingSlash(target, { trailingSlash, baseUrl }) : target;
}

/** Whether a link leads to where the reader is, or to what is above it. */
function isShown({ pathname }: Location, next: Location, exact?: boolean): boolean {
  const [here, there] = [pathname, next.pathname].map((path) => path.replace(/\/$/, ''));
  return here === there || (!exact && pathname.startsWith(`${there}/`));
}
