import { useProgram } from '@gear-js/react-hooks';

import { COLLECTION_ID, Collection, MARKETPLACE_ID, Market } from './programs';

/** Both programs. */
export function useCollection() {
  const { data: collection } = useProgram({ library: Collection, id: COLLECTION_ID });
  const { data: market } = useProgram({ library: Market, id: MARKETPLACE_ID });
  return { collection, market };
}
