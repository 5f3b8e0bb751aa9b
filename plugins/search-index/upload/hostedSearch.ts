import * as z from 'zod';
import { origins } from '../../shared/origins';

/** Settings of the hosted search that the site and the upload of its records share. */
export const hostedSearch = {
  ALGOLIA_APP_ID: z.string().regex(/^[A-Z0-9]{10}$/, 'must be the 10 capital letters and digits of an application id'),
  ALGOLIA_INDEX_NAME: z.string().regex(/^[\w. -]+$/, 'must be the name of an index, such as vara-docs'),
  /** Origins in place of those of the service: a proxy, or another service that speaks its protocol. */
  ALGOLIA_HOSTS: origins,
};
