import * as z from 'zod';
import { hostedSearch } from './hostedSearch';

/** Where the records go, and with which right. */
export interface UploadSettings {
  appId: string;
  adminKey: string;
  indexName: string;
  /** Origins in place of those of the service: another service that speaks its protocol. */
  hosts: string[] | undefined;
}

const schema = z.object({
  ALGOLIA_APP_ID: hostedSearch.ALGOLIA_APP_ID,
  ALGOLIA_ADMIN_API_KEY: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be the 32 hexadecimal digits of a key that may write; the search key may not'),
  ALGOLIA_INDEX_NAME: hostedSearch.ALGOLIA_INDEX_NAME,
  ALGOLIA_HOSTS: hostedSearch.ALGOLIA_HOSTS.optional(),
});

/**
 * Reads what an upload needs. An empty variable counts as not set.
 *
 * @param variables - usually `process.env`
 * @throws Error that lists every wrong or missing variable. No value is repeated: one of them is a secret
 */
export function readUploadSettings(variables: Record<string, string | undefined>): UploadSettings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, variables[name]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return given[name] === undefined ? `${name} is not set` : `${name} ${message}`;
    });
    throw new Error(`The records cannot be uploaded:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  const { data } = parsed;
  return {
    appId: data.ALGOLIA_APP_ID,
    adminKey: data.ALGOLIA_ADMIN_API_KEY,
    indexName: data.ALGOLIA_INDEX_NAME,
    hosts: data.ALGOLIA_HOSTS,
  };
}
