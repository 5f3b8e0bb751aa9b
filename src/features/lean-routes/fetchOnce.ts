const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches a file that was built with the site, once.
 *
 * @param file - path below the base path
 * @throws when it cannot be fetched; the next call tries again
 */
export function fetchOnce<T>(file: string): Promise<T> {
  const known = fetched.get(file);
  if (known) return known as Promise<T>;
  const coming = fetch(__webpack_require__.p + file).then(async (response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  });
  coming.catch(() => fetched.delete(file));
  fetched.set(file, coming);
  return coming;
}
