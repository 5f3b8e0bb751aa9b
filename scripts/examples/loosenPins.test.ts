import { expect, it } from 'vitest';
import { loosenPins } from './loosenPins.mjs';

it('loosens the pins of the platform, and no others', () => {
  const manifest = 'gstd = "=2.0.0"\nsails-rs = { version = "=2.0.0", features = ["x"] }\nsha2 = "=0.10.9"\n';
  expect(loosenPins(manifest)).toBe(
    'gstd = ">=2.0.0"\nsails-rs = { version = ">=2.0.0", features = ["x"] }\nsha2 = "=0.10.9"\n',
  );
});
