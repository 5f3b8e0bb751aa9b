import { expect, it } from 'vitest';

import { pinningStorage } from '../src/storage';

const answering = (body: unknown, status = 200) =>
  pinningStorage(
    'https://files.example/pin',
    async () => new Response(JSON.stringify(body), { status }),
  );

it('gives the address of a stored file', async () => {
  await expect(answering({ cid: 'bafy123' }).store(new Blob())).resolves.toBe('ipfs://bafy123');
});

it.each([
  ['refuses', {}, 413, 'not stored: 413'],
  ['gives no address', {}, 200, 'no address'],
  ['gives something else', { cid: '../x' }, 200, 'no address'],
])('mints nothing if the service %s', async (_, body, status, message) => {
  await expect(answering(body, status).store(new Blob())).rejects.toThrow(message);
});
