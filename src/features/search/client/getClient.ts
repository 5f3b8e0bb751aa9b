import { retried } from '../../../shared/retried';
import type { HostedSearch } from '../../../shared/siteFields';
import type { SearchClient } from './SearchClient';
import { withCopy } from './withCopy';

let client: (() => Promise<SearchClient>) | undefined;

/**
 * The backend of this site, made on first use and kept while the tab lives. One that could not be made is tried again.
 *
 * @param hosted - settings of the hosted service; `undefined` chooses the embedded index
 */
export function getClient(hosted: HostedSearch | undefined): Promise<SearchClient> {
  client ??= retried(() => createClient(hosted));
  return client();
}

async function createClient(hosted: HostedSearch | undefined): Promise<SearchClient> {
  const createEmbedded = async () => (await import('./embedded')).createEmbeddedClient();
  return hosted ? withCopy((await import('./hosted')).createHostedClient(hosted), createEmbedded) : createEmbedded();
}
