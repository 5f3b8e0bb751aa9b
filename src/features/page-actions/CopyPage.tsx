import { copyWhenLoaded } from '../../components/copyWhenLoaded';
import { fetchMarkdown } from '../../components/fetchMarkdown';
import { type CopyStatus, useCopy } from '../../components/useCopy';

const OUTCOMES: Record<CopyStatus, string> = { idle: '', copied: 'Copied', failed: 'Copy failed' };

export interface CopyPageProps {
  /** Address of the page as Markdown. */
  url: string;
}

/** Copies the page and says whether it worked. It comes when the menu is wanted. */
export default function CopyPage({ url }: CopyPageProps) {
  const [status, copy] = useCopy(() => copyWhenLoaded(fetchMarkdown(url)));
  return (
    <button type="button" onClick={copy}>
      {status === 'idle' && 'Copy page'}
      <span aria-live="polite">{OUTCOMES[status]}</span>
    </button>
  );
}
