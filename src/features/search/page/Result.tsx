import Link from '@docusaurus/Link';
import { escapeHtml } from '../../../shared/search/mark';
import type { SearchHit } from '../../../shared/search/protocol';
import { searchedFor } from '../highlight/searchedFor';
import { hitLink } from '../parts/hitLink';
import { hitText } from '../parts/hitText';
import Marked from '../parts/Marked';
import { useFollow } from '../parts/useFollow';
import { useSearchSettings } from '../settings/useSearchSettings';
import styles from './styles.module.css';

/** A result with the place where it stands. */
export default function Result({ query, hit }: { query: string; hit: SearchHit }) {
  const follow = useFollow();
  const link = hitLink(hit.url, useSearchSettings());
  const { heading, path, snippet } = hitText(hit);
  const name = <Marked value={heading} />;
  return (
    <li>
      <p dir="auto" className={styles.path}>
        <Marked value={[escapeHtml(hit.hierarchy.lvl0 ?? ''), ...path].join(' › ')} />
      </p>
      <h2 dir="auto" className={styles.heading}>
        {link.isExternal ? (
          <a href={link.href}>{name}</a>
        ) : (
          <Link to={link.href} onClick={(event) => follow(event, link, searchedFor(query, hit))}>
            {name}
          </Link>
        )}
      </h2>
      {snippet && (
        <p dir="auto" className={styles.snippet}>
          <Marked value={snippet} />
        </p>
      )}
    </li>
  );
}
