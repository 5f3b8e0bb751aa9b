import * as z from 'zod';

/** Other characters have a meaning where origins end up: in the content security policy, and in the configuration of servers. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/i;

/** Whether this is the address of a page or of a server. */
export function isHttpUrl(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && HOST.test(hostname);
  } catch {
    return false;
  }
}

/** The origin of a server, as a setting. */
export const origin = z.string().refine((value) => isHttpUrl(value) && new URL(value).origin === value, {
  error: 'must be an http(s) origin without a path or a trailing slash, such as https://docs.example.org',
});

const list = (value: string) => value.split(',').map((item) => item.trim());

/** Several of them, as a setting: in one text, with commas. */
export const origins = z
  .string()
  .refine((value) => list(value).every((item) => origin.safeParse(item).success), {
    error:
      'must be http(s) origins separated by commas, such as https://search.example.org,https://search-2.example.org',
  })
  .transform(list);
