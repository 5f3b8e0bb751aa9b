import { useEffect, useState } from 'react';

/** How a copy went; `idle` before it, and again a moment later. */
export type CopyStatus = 'idle' | 'copied' | 'failed';

const MESSAGE_MS = 2000;

/**
 * Copies, and tells for a moment how that went.
 *
 * @param write - puts the text into the clipboard; rejects or throws where that is not allowed, as on a page that is not served securely
 * @returns how it went, and the function that copies
 */
export function useCopy(write: () => Promise<void>): [CopyStatus, () => void] {
  const [status, setStatus] = useState<CopyStatus>('idle');
  useEffect(() => {
    if (status === 'idle') return;
    const timer = setTimeout(() => setStatus('idle'), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = async () => {
    try {
      await write();
      setStatus('copied');
    } catch {
      setStatus('failed');
    }
  };
  return [status, () => void copy()];
}
