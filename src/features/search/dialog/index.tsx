import { useLayoutEffect } from 'react';
import { useModal } from '../../../components/useModal';
import { useWentBack } from '../../../components/useWentBack';
import Body from './Body';
import Field from './Field';
import Footer from './Footer';
import styles from './styles.module.css';
import { useSearchDialog } from './useSearchDialog';

export { getClient } from '../client/getClient';

/** Attribute of the page behind an open dialog. */
const OPEN = 'data-search';

export interface DialogProps {
  initialQuery: string;
  /** Called with `true` when the reader leaves for another page. */
  onClose: (leaving?: boolean) => void;
}

/** The search dialog: a native modal one, so that the rest of the page is out of reach while it is open. */
export default function Dialog({ initialQuery, onClose }: DialogProps) {
  const modal = useModal(true, onClose);
  const search = useSearchDialog(initialQuery, onClose);
  useWentBack(() => onClose(true));

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(OPEN, true);
    return () => root.removeAttribute(OPEN);
  }, []);

  return (
    <dialog {...modal} className={styles.dialog} aria-label="Search">
      <div className={styles.frame}>
        <Field search={search} onClose={onClose} />
        <Body search={search} />
        <Footer />
      </div>
    </dialog>
  );
}
