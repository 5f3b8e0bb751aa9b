import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { escapeHtml } from '../../../shared/search/mark';
import type { SearchHit } from '../../../shared/search/protocol';
import { hitText } from '../parts/hitText';
import { hitUrl } from '../parts/hitUrl';
import Marked from '../parts/Marked';
import styles from './styles.module.css';

/** A result with the place where it stands. */
export default function Result({ hit }: { hit: SearchHit }) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { heading, path, snippet } = hitText(hit);
  return (
    <li>
      <p className={styles.path}>
        <Marked value={[escapeHtml(hit.hierarchy.lvl0 ?? ''), ...path].join(' › ')} />
      </p>
      <h2 className={styles.heading}>
        <Link to={hitUrl(hit.url, baseUrl)}>
          <Marked value={heading} />
        </Link>
      </h2>
      {snippet && (
        <p className={styles.snippet}>
          <Marked value={snippet} />
        </p>
      )}
    </li>
  );
}
