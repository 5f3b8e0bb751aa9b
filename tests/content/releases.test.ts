import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RELEASES } from '../../config/releases';

describe('the release that code was checked with', () => {
  const manifest = readFileSync('examples/rust/Cargo.toml', 'utf8');

  it.each([
    ['gstd', RELEASES.gear.version],
    ['gtest', RELEASES.gear.version],
    ['sails-rs', RELEASES.sails.version],
  ])('the workspace of the Rust examples pins %s to the documented %s', (crate, version) => {
    const pins = [...manifest.matchAll(new RegExp(`^${crate} = (?:\\{[^}]*version = )?"=([^"]+)"`, 'gm'))];
    expect(pins.map(([, pin]) => pin)).toEqual([version]);
  });
});
