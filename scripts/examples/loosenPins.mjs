export const RUST_MANIFEST = 'examples/rust/Cargo.toml';

/** Crates of the platform; others stay pinned, so that only one thing moves. */
const PLATFORM = /^(gbuiltin-|gear-|gsdk|gstd|gtest|gclient|sails-)/;

/**
 * Lets the crates of the platform be any release from the pinned one on.
 *
 * @param {string} manifest - text of a Cargo.toml
 */
export function loosenPins(manifest) {
  return manifest
    .split('\n')
    .map((line) => (PLATFORM.test(line) ? line.replace(/"=(\d[^"]*)"/, '">=$1"') : line))
    .join('\n');
}
