/** A function that does its work once and keeps the outcome, unless it failed: then the next call tries again. */
export function retried<T>(work: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | undefined;
  return () => {
    outcome ??= work().catch((error: unknown) => {
      outcome = undefined;
      throw error;
    });
    return outcome;
  };
}

/** The same for each key, such as the path of a file. */
export function retriedFor<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, () => Promise<T>>();
  return (key) => {
    const once = known.get(key) ?? retried(() => work(key));
    known.set(key, once);
    return once();
  };
}
