import { expect, it } from 'vitest';

import { query } from '../src/read';
import { StubNode } from './support/stubNode';

const PROGRAM = `0x${'bb'.repeat(32)}` as const;

it('keeps what a program panicked with', async () => {
  const node = new StubNode({
    gear_calculateReplyForHandle: () => ({
      payload: '0x4e6f',
      value: 0,
      code: { Error: { Execution: 'UserspacePanic' } },
    }),
  });
  await expect(query(await node.api(), PROGRAM, '0x')).rejects.toMatchObject({ cause: '0x4e6f' });
});
