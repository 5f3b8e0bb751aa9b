/**
 * Origins at which the hosted search answers for an application, the one nearest to the reader first
 * (https://www.algolia.com/doc/rest-api/search/#hosts).
 */
export function serviceOrigins(appId: string): [nearest: string, ...others: string[]] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}
