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
  // An object for each copy: a second one, which ends as the first did, is told for as long.
  const [outcome, setOutcome] = useState<{ status: CopyStatus }>({ status: 'idle' });
  useEffect(() => {
    if (outcome.status === 'idle') return;
    const timer = setTimeout(() => setOutcome({ status: 'idle' }), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await write();
      setOutcome({ status: 'copied' });
    } catch {
      setOutcome({ status: 'failed' });
    }
  };
  return [outcome.status, () => void copy()];
}
