import { RELEASES, type ReleaseKey } from '../../../config/releases';
import styles from './styles.module.css';

/**
 * Badge with the documented version of a product.
 *
 * @throws Error that names the known products
 */
export default function Release({ of }: { of: ReleaseKey }) {
  const release = Object.hasOwn(RELEASES, of) ? RELEASES[of] : undefined;
  if (!release) throw new Error(`<Release of="${of}"> is unknown. Known: ${Object.keys(RELEASES).join(', ')}.`);
  return (
    <a className={styles.release} href={release.href}>
      {/* One text: of three, browsers leave the blank out of the name of the link. */}
      {`${release.name} ${release.version}`}
    </a>
  );
}
