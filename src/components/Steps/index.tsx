import { Children, isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Steps that a reader performs, around one ordered Markdown list.
 *
 * @throws Error if it holds anything else: text between steps would break the numbering
 */
export default function Steps({ children }: { children: ReactNode }) {
  const blocks = Children.toArray(children).filter((child) => isValidElement(child));
  if (blocks.length !== 1 || blocks[0]?.type !== 'ol') {
    const found = blocks.map(({ type }) => (typeof type === 'string' ? `<${type}>` : 'a component')).join(', ');
    throw new Error(`<Steps> takes exactly one ordered list, but holds: ${found || 'nothing'}.`);
  }
  return <div className={styles.steps}>{children}</div>;
}
