/**
 * The one place for the sources that the pages were checked against. Pages link to them through `gear:path/in/repository`, and never type
 * their addresses.
 */

/** A public repository at the commit or tag that pages were checked against. */
export interface Upstream {
  repository: string;
  ref: string;
  /** Branch whose newest commits `npm run drift` looks at, where it is not the default branch. */
  branch?: string;
}

export const UPSTREAMS = {
  gear: { repository: 'https://github.com/gear-tech/gear', ref: 'v2.0.0' },
  sails: { repository: 'https://github.com/gear-tech/sails', ref: 'rs/v2.0.0' },
  'gear-js': { repository: 'https://github.com/gear-tech/gear-js', ref: '9adb94706e7f7a36eae48e131415e806c31be1ff' },
  'gear-bridges': {
    repository: 'https://github.com/gear-tech/gear-bridges',
    ref: '1554abe9b5e8db1ef54fdcd939253a2d93f8e086',
  },
  dapps: { repository: 'https://github.com/gear-foundation/dapps', ref: '5077d4c09f0f07232037e15b4f05f22451eebf55' },
  standards: {
    repository: 'https://github.com/gear-foundation/standards',
    ref: '004dfba2ff3ac1ef12cb16b7f6f20a57605a5f28',
  },
  // The fork of the Polkadot SDK that the node is built with: its stable2409 branch. Versions of the crates are those of Gear's
  // Cargo.lock, which pins a later commit with an updated wasmtime.
  'polkadot-sdk': {
    repository: 'https://github.com/gear-tech/polkadot-sdk',
    ref: '06891d8665d75e27b6374157e4adba724bdbbae4',
    branch: 'gear-polkadot-stable2409',
  },
  'awesome-sails': {
    repository: 'https://github.com/gear-tech/awesome-sails',
    ref: 'c16dc1f04f95759490bc5e849f1abc9a2b95bf8b',
  },
} as const satisfies Record<string, Upstream>;
