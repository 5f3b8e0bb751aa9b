import type { HtmlProps } from '../../shared/routes/pageHtml';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** One SVG a panel, drawn at build time; each holds its own text alternative. */
  html: HtmlProps;
}

/** A chart in the colours of the theme; panels stand beside each other where there is room. */
export default function Chart({ title, html }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.panels} {...html} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
