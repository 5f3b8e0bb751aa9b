// Change: Escape closes it, also while the mouse holds it open, Space opens it, as its role says, and so does a press of assistive technology.
// It promises no menu with arrow keys, which it is not. Its links keep the query and the place.
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

const CLOSING = ['mousedown', 'touchstart', 'focusin', 'keydown'];

export default function DropdownNavbarItemDesktop({ items, position, className, ...props }: Props) {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  /** Whether the mouse opens it. Not after Escape has closed it below the mouse, until that has left. */
  const [isHoverable, setIsHoverable] = useState(true);
  const { search, hash } = useLocation();
  /**
   * Whether the address had a query or an anchor at first. Links in the built page lack them, and React keeps the attributes of
   * the HTML when it hydrates, so such links get another key, and are made anew, after that.
   */
  const [hadSuffix] = useState(search + hash !== '');
  const isAnew = useIsBrowser() && hadSuffix;

  useEffect(() => {
    const onEvent = (event: Event & { key?: string }) => {
      const menu = dropdown.current;
      if (!menu) return;
      if (!event.key) {
        if (!menu.contains(event.target as Node)) setIsShown(false);
      } else if (event.key === 'Escape' && menu.matches('.dropdown--show, .dropdown--hoverable:hover')) {
        // The key has done its work.
        event.preventDefault();
        setIsShown(false);
        setIsHoverable(!menu.matches(':hover'));
        if (menu.contains(document.activeElement)) menu.querySelector('a')?.focus();
      }
    };
    CLOSING.forEach((type) => document.addEventListener(type, onEvent));
    return () => CLOSING.forEach((type) => document.removeEventListener(type, onEvent));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setIsShown(!isShown);
  };

  // Screen readers and speech input press without a mouse and without a key: such a click has no count. There, nothing hovers.
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && props.to) return;
    event.preventDefault();
    if (event.detail === 0) setIsShown(!isShown);
  };

  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': isHoverable,
        'dropdown--right': position === 'right',
        'dropdown--show': isShown,
      })}
      onMouseLeave={() => setIsHoverable(true)}
    >
      <NavbarNavLink
        aria-expanded={isShown}
        role="button"
        // A link that leads nowhere takes the focus only with an address.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={`${index}${isAnew}`} />
        ))}
      </ul>
    </div>
  );
}
