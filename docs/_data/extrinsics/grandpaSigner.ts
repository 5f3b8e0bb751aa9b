import type { ExtrinsicEntry } from '../types';

const SOURCE = 'gear:vara/pallets/grandpa-signer/src/lib.rs';

export const GRANDPA_SIGNER = {
  schedule_request: {
    index: 0,
    summary: 'Asks the current GRANDPA validators for signatures under a payload.',
    params: [
      { name: 'payload', type: 'Vec<u8>', meaning: 'Bytes to sign, at most 16,384' },
      {
        name: 'set_id',
        type: 'Option<u64>',
        meaning: 'Number of the set of validators. It must be that of the current set, for which `None` stands',
      },
      {
        name: 'expires_at',
        type: 'Option<u32>',
        unit: 'block numbers',
        meaning: 'First block that takes no signature any more; `None` for no end before the set changes',
      },
    ],
    origin: 'root',
    pays: 'nothing when governance calls it',
    errors: ['TooManyRequests', 'RequestIdExhausted', 'UnsupportedSet', 'PayloadTooLong'],
    events: ['RequestScheduled'],
    note: 'A request ends with the next session that has newly set validators or keys, such as the first of an era. The next call removes what has ended, signatures included: read `api.query.grandpaSigner.signatures` before.',
    source: SOURCE,
  },
  submit_signature: {
    index: 1,
    summary: 'Adds the signature of a validator to a request. The nodes of validators send it by themselves.',
    params: [
      { name: 'request_id', type: 'u32', meaning: 'Number of the request, from `RequestScheduled`' },
      { name: 'authority', type: '[u8; 32]', meaning: 'GRANDPA key of the validator, of the type `ed25519`' },
      { name: 'signature', type: '[u8; 64]', meaning: 'Signature of that key under the payload' },
    ],
    origin: 'none: an unsigned transaction',
    pays: 'nothing',
    errors: [
      'UnknownRequest',
      'UnsupportedSet',
      'RequestExpired',
      'AuthorityNotInSet',
      'AlreadySigned',
      'MaxSignaturesReached',
      'BadSignature',
    ],
    events: ['SignatureAdded'],
    note: 'The node checks the signature before it takes the transaction, so these errors stand in no block. It answers with `1010: Invalid Transaction` in their place.',
    source: SOURCE,
  },
} as const satisfies Record<string, ExtrinsicEntry>;
