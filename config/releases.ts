/**
 * The one place for the versions of the documented platform. Pages show them through `<Release of="gear" />`, and never type them.
 * `upstreams.ts` has the sources that belong to them.
 */

/** A released product that the documentation describes. */
export interface Release {
  name: string;
  version: string;
  /** Newest version that could be installed when the pages were checked, where that is older than the documented one. */
  installable?: string;
  /** Page that shows this release to the public. */
  href: string;
}

export const RELEASES = {
  gear: { name: 'Gear', version: '2.0.0', href: 'https://github.com/gear-tech/gear/releases/tag/v2.0.0' },
  sails: { name: 'Sails', version: '2.0.0', href: 'https://crates.io/crates/sails-rs/2.0.0' },
  gearJs: {
    name: '@gear-js/api',
    version: '0.45.0',
    installable: '0.44.2',
    href: 'https://github.com/gear-tech/gear-js/tree/gear-js-api-v0.45.0/apis/gear',
  },
  sailsJs: {
    name: 'sails-js',
    version: '1.0.0',
    installable: '0.5.1',
    href: 'https://github.com/gear-tech/sails/tree/js/v1.0.0/js',
  },
  reactHooks: {
    name: '@gear-js/react-hooks',
    version: '0.19.1',
    installable: '0.15.0',
    href: 'https://github.com/gear-tech/gear-js/tree/9adb94706e7f7a36eae48e131415e806c31be1ff/utils/gear-hooks',
  },
  rust: { name: 'Rust', version: '1.93', href: 'https://github.com/gear-tech/sails/blob/rs/v2.0.0/Cargo.toml' },
} as const satisfies Record<string, Release>;

/** What `npm run examples:upstream` checks against, as opposed to what can be installed. */
const SAILS_V2_SOURCES = `the source of sails-js ${RELEASES.sailsJs.version} and @gear-js/api ${RELEASES.gearJs.version}`;
const RUST_RELEASES = `Gear ${RELEASES.gear.version} and Sails ${RELEASES.sails.version}`;

/** How the code below a folder was checked, the narrowest folder first. Pages show it under each block of such code. */
export const CHECKED: Readonly<Record<string, string>> = {
  'examples/rust/node-tests/': `compiled with ${RUST_RELEASES}; it runs only beside a node`,
  'examples/rust/': `tested with ${RUST_RELEASES}`,
  'examples/typescript/sails-v2/fix-client.sed':
    'used on a generated client, which is then type-checked in strict mode',
  'examples/typescript/sails-v2/react/': `type-checked against ${SAILS_V2_SOURCES}, and of ${RELEASES.reactHooks.name} with IDL v2`,
  'examples/typescript/sails-v2/': `type-checked against ${SAILS_V2_SOURCES}`,
  'examples/ops/': `linted; its flags are those of ${RELEASES.gear.name} ${RELEASES.gear.version}`,
  'examples/typescript/idl/': `parsed in tests with sails-js ${RELEASES.sailsJs.installable}`,
  'examples/typescript/': `type-checked with @gear-js/api ${RELEASES.gearJs.installable} and sails-js ${RELEASES.sailsJs.installable}`,
};
