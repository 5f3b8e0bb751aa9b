/**
 * A function that finds out about each text once.
 *
 * @param find - never gives `undefined`
 */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}
