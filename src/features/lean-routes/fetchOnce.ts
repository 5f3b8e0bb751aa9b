import { retriedFor } from '../../shared/retried';

const fetched = retriedFor<unknown>(async (file) => {
  const response = await fetch(__webpack_require__.p + file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
});

/**
 * Fetches a file that was built with the site, once.
 *
 * @param file - path below the base path
 * @throws when it cannot be fetched; the next call tries again
 */
export const fetchOnce = <T>(file: string): Promise<T> => fetched(file) as Promise<T>;
