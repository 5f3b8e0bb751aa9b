import { UPSTREAMS } from '../../../config/upstreams';
import { upstreamUrl } from '../../shared/upstreamUrl';
import styles from './styles.module.css';

/** The upstream files that a page was checked against, as links to the documented commit. */
export default function PageSources({ sources }: { sources: readonly string[] }) {
  return (
    <details className={styles.sources}>
      <summary>Checked against {sources.length === 1 ? 'this source' : `${sources.length} sources`}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <a href={upstreamUrl(source, UPSTREAMS)}>{source}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
