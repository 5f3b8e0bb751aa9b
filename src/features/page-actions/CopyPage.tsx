import { copyWhenLoaded } from '../../components/copyWhenLoaded';
import { fetchMarkdown } from '../../components/fetchMarkdown';
import { type CopyStatus, useCopy } from '../../components/useCopy';

const LABELS: Record<CopyStatus, string> = { idle: 'Copy page', copied: 'Copied', failed: 'Copy failed' };

export interface CopyPageProps {
  /** Address of the page as Markdown. */
  url: string;
}

/** Copies the page and says whether it worked. It comes when the menu is wanted. */
export default function CopyPage({ url }: CopyPageProps) {
  const [status, copy] = useCopy(() => copyWhenLoaded(fetchMarkdown(url)));
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{LABELS[status]}</span>
    </button>
  );
}
