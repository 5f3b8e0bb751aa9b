import { RELEASES } from '../../config/releases';

/** Crates of the Rust examples that follow a documented release. */
const CRATES = {
  gstd: RELEASES.gear.version,
  gtest: RELEASES.gear.version,
  'sails-rs': RELEASES.sails.version,
} as const;

/**
 * Pins of the Rust examples that are not the documented release, as messages.
 *
 * @param manifest - text of the manifest of the workspace
 */
export function wrongPins(manifest: string): string[] {
  return Object.entries(CRATES).flatMap(([crate, version]) => {
    const pin = new RegExp(`^${crate} = (?:\\{[^}]*version = )?"=([^"]+)"`, 'm').exec(manifest)?.[1];
    return pin === version
      ? []
      : [
          `examples/rust/Cargo.toml pins ${crate} to ${pin ?? 'nothing'}, the pages document ${version} (config/releases.ts). ` +
            `Write ${crate} = "=${version}", then run npm run examples.`,
        ];
  });
}
