/** Upstream repositories by the key that pages use. */
export type Upstreams = Readonly<Record<string, { repository: string; ref: string }>>;

/**
 * Address of an upstream file at the documented commit.
 *
 * @param source - `key:path/in/repository`, with an optional `#L10-L20`
 * @returns `undefined` if the key is unknown
 */
export function upstreamUrl(source: string, upstreams: Upstreams): string | undefined {
  const separator = source.indexOf(':');
  const key = source.slice(0, separator);
  const upstream = Object.hasOwn(upstreams, key) ? upstreams[key] : undefined;
  return upstream && `${upstream.repository}/blob/${upstream.ref}/${source.slice(separator + 1)}`;
}
