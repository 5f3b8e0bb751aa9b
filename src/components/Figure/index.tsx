import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Path below `static`, such as `/img/ledger.svg`. */
  src: string;
  /** What the picture tells a reader who cannot see it. */
  alt: string;
  caption?: string;
  /** Size in CSS pixels; it reserves the place, so that nothing shifts. */
  width: number;
  height: number;
}

/** A picture with an optional caption. */
export default function Figure({ src, alt, caption, width, height }: Props) {
  return (
    <figure className={styles.figure}>
      <img src={useBaseUrl(src)} alt={alt} width={width} height={height} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
