import { type MouseEvent, useLayoutEffect, useRef } from 'react';
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
  const ref = useRef<HTMLDialogElement>(null);
  const search = useSearchDialog(initialQuery, onClose);
  useWentBack(() => onClose(true));

  useLayoutEffect(() => {
    const dialog = ref.current;
    const root = document.documentElement;
    dialog?.showModal();
    root.toggleAttribute(OPEN, true);
    return () => {
      dialog?.close();
      root.removeAttribute(OPEN);
    };
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    // Its children cover the dialog: only a click beside it has the dialog itself as target.
    if (target === ref.current) onClose();
  };
  const onCancel = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };

  return (
    <dialog ref={ref} className={styles.dialog} aria-label="Search" onClick={onClick} onCancel={onCancel}>
      <div className={styles.frame}>
        <Field search={search} onClose={onClose} />
        <Body search={search} />
        <Footer />
      </div>
    </dialog>
  );
}
