import { useEffect, useState } from 'react';
import { copyTextFile } from './copyTextFile';

const LABELS = { idle: 'Copy page', copied: 'Copied', failed: 'Copy failed' };

const MESSAGE_MS = 2000;

export interface CopyPageProps {
  /** Address of the page as Markdown. */
  url: string;
}

/** Copies the page and says whether it worked. It comes when the menu is wanted. */
export default function CopyPage({ url }: CopyPageProps) {
  const [status, setStatus] = useState<keyof typeof LABELS>('idle');

  useEffect(() => {
    if (status === 'idle') return;
    const timer = setTimeout(() => setStatus('idle'), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = () =>
    copyTextFile(url).then(
      () => setStatus('copied'),
      () => setStatus('failed'),
    );
  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{LABELS[status]}</span>
    </button>
  );
}
