/**
 * Whether this browser lets the site keep files: it must know all that this takes, the site must be served securely, and storage must
 * not be blocked.
 */
export function canKeep(): boolean {
  try {
    const knows = 'serviceWorker' in navigator && 'locks' in navigator && 'any' in AbortSignal;
    return knows && Boolean(window.caches);
  } catch {
    return false;
  }
}
