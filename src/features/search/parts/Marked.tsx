import { markedParts } from '../../../shared/search/mark';
import styles from './Marked.module.css';

/** A marked text. It is taken apart and shown as text: no HTML from an index is ever parsed. */
export default function Marked({ value }: { value: string }) {
  return markedParts(value).map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      // An element, too: programs that translate pages put bare text into elements of their own, and React could not remove it.
      text && <span key={index}>{text}</span>
    ),
  );
}
