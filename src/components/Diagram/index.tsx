import type { HtmlProps } from '../../shared/routes/pageHtml';
import ScrollArea from '../ScrollArea';
import styles from './styles.module.css';

interface Props {
  /** Shown below the picture; the SVG holds it too, with the text alternative. */
  title: string;
  /** SVG drawn by `rehype-diagram` at build time. */
  html: HtmlProps;
}

/** A diagram in the colours of the theme. */
export default function Diagram({ title, html }: Props) {
  return (
    <figure className={styles.figure}>
      <ScrollArea label={title} named className={styles.canvas}>
        <div {...html} />
      </ScrollArea>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
