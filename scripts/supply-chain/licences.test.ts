import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, licencesIn, licenceTable } from './licences';

describe('licences', () => {
  const packages = licencesIn(readFileSync('package-lock.json', 'utf8'));

  it('every package has one that is allowed', () => {
    expect(packages.length).toBeGreaterThan(1000);
    expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(WTFPL OR MIT)', true],
    ['Apache-2.0 AND MIT', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['EPL-2.0', false],
    ['(MIT OR ISC) AND (GPL-3.0)', false],
    ['GPL-3.0 AND (ISC OR MIT OR Zlib)', false],
    ['SEE LICENSE IN LICENSE', false],
    [undefined, false],
  ])('%s: %s', (licence, allowed) => {
    expect(isAllowed({ name: 'any', licence })).toBe(allowed);
  });

  it('a licence that asks for more is allowed for the package that has a reason, and its parts', () => {
    expect(isAllowed({ name: 'elkjs', licence: 'EPL-2.0' })).toBe(true);
    const part = { name: 'lightningcss-linux-x64-gnu', licence: 'MPL-2.0', askedBy: ['lightningcss'] };
    expect(isAllowed(part)).toBe(true);
    expect(isAllowed({ name: 'elk', licence: 'EPL-2.0' })).toBe(false);
    expect(isAllowed({ name: 'elkjs2', licence: 'EPL-2.0' })).toBe(false);
    // Somebody else's package may begin with its name.
    expect(isAllowed({ name: 'elkjs-svg', licence: 'EPL-2.0' })).toBe(false);
    expect(isAllowed({ ...part, askedBy: ['another'] })).toBe(false);
  });

  it('a package for another system goes with the one that asks for it', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/a': { version: '1', license: 'ISC', optionalDependencies: { 'a-win': '1' } },
        'node_modules/a-win': { version: '1' },
      },
    };
    expect(licencesIn(JSON.stringify(lock))).toEqual([
      { name: 'a', version: '1', licence: 'ISC', askedBy: [] },
      { name: 'a-win', version: '1', licence: 'ISC', askedBy: ['a'] },
    ]);
  });

  it('lists them', () => {
    expect(licenceTable([{ name: 'a', version: '1.0.0', licence: 'ISC' }])).toContain('## ISC (1)\n\na 1.0.0\n');
  });
});
