import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A grid of cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  title: string;
  /** Page of the site, or an absolute URL. */
  href: string;
  /** A sentence on what waits there. */
  children: ReactNode;
}

/** A card that leads to a page. The whole card is clickable; assistive technology meets one link, named by the title. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={styles.card}>
      <Link className={styles.title} to={href}>
        {title}
      </Link>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
