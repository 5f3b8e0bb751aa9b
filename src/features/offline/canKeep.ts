/** Whether this browser lets the site keep files: it must be served securely, and storage must not be blocked. */
export function canKeep(): boolean {
  try {
    return 'serviceWorker' in navigator && 'locks' in navigator && Boolean(window.caches);
  } catch {
    return false;
  }
}
