import { type RefObject, useState } from 'react';
import { copyPage } from './copyPage';
import { useDismissal } from './useDismissal';

const LABELS = { idle: 'Copy page', copied: 'Copied', failed: 'Copy failed' };

export interface CopyPageProps {
  /** Address of the page as Markdown. */
  url: string;
  /** What the button stands in. */
  menu: RefObject<HTMLDetailsElement | null>;
}

/** Copies the page and says whether it worked. It comes when the menu is wanted, and brings along what else only scripts can do. */
export default function CopyPage({ url, menu }: CopyPageProps) {
  useDismissal(menu);
  const [status, setStatus] = useState<keyof typeof LABELS>('idle');
  const copy = () =>
    copyPage(url).then(
      () => setStatus('copied'),
      () => setStatus('failed'),
    );
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => setStatus('idle')}>
      <span aria-live="polite">{LABELS[status]}</span>
    </button>
  );
}
