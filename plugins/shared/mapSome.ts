/**
 * Maps a list as `Promise.all` would, but only so many of it at a time.
 *
 * @param limit - how many
 */
export async function mapSome<In, Out>(
  list: readonly In[],
  limit: number,
  map: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const left = list.entries();
  const run = async () => {
    for (const [at, one] of left) results[at] = await map(one);
  };
  await Promise.all(Array.from({ length: limit }, run));
  return results;
}
