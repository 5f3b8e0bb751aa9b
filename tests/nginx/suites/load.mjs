import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from '../ask.mjs';

const REQUESTS = 10_000;
const CONCURRENCY = 64;

/** Many readers at once. */
export function load(started, urls) {
  describe('load', () => {
    test(`${REQUESTS} requests, ${CONCURRENCY} at a time, are answered without an error`, async () => {
      const sizes = new Map();
      for (const [url, expected] of urls) {
        const { body } = await ask(started.server.origin + url, { headers: { 'accept-encoding': 'gzip' } });
        sizes.set(url, { expected, length: body.length });
      }
      const wrong = [];
      let next = 0;
      const reader = async () => {
        while (next < REQUESTS) {
          const [url] = urls[next++ % urls.length];
          const { expected, length } = sizes.get(url);
          const outcome = await ask(started.server.origin + url, { headers: { 'accept-encoding': 'gzip' } }).catch(
            String,
          );
          if (outcome.status !== expected || outcome.body.length !== length)
            wrong.push({ url, outcome: outcome.status ?? outcome });
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, reader));
      assert.deepEqual(wrong, []);
      assert.ok(next >= REQUESTS);
    });
  });
}
