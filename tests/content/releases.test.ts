import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wrongPins } from './wrongPins';

it('the workspace of the Rust examples pins the documented releases', () => {
  expect(wrongPins(readFileSync('examples/rust/Cargo.toml', 'utf8'))).toEqual([]);
});
