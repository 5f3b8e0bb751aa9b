import { describe, expect, it } from 'vitest';
import { readRegion, regionNames } from './readRegion';

const SOURCE = `use x;
// #region outer
mod a {
    // #region inner
    fn b() {
        c();
    }

    // #endregion inner
}
// #endregion outer
# #region shell
echo
`;

describe('readRegion', () => {
  it.each([
    ['a nested region, without shared indentation and blank ends', 'inner', 'fn b() {\n    c();\n}'],
    ['an outer region, without the markers inside it', 'outer', 'mod a {\n    fn b() {\n        c();\n    }\n\n}'],
  ])('cuts %s', (_, name, expected) => {
    expect(readRegion(SOURCE, name)).toBe(expected);
  });

  it('takes the whole file when no region is named, without spaces at the ends of lines', () => {
    expect(readRegion('a  \r\nb\n', undefined)).toBe('a\nb');
  });

  it('leaves out the mark that some editors on Windows put first', () => {
    expect(readRegion('\ufeffa\nb\n', undefined)).toBe('a\nb');
  });

  it('leaves out blank lines at both ends, and keeps those between', () => {
    expect(readRegion('// #region x\n\n  a\n\n  b\n\n// #endregion x\n', 'x')).toBe('a\n\nb');
  });

  it('takes the whole file without markers when no region is named', () => {
    expect(readRegion('a\n// #region x\nb\n// #endregion x\n', undefined)).toBe('a\nb');
  });

  it('names the regions that exist when one is missing', () => {
    expect(() => readRegion(SOURCE, 'gone')).toThrow('has no region "gone". It has: outer, inner, shell.');
    expect(() => readRegion('plain', 'gone')).toThrow('It has no regions.');
  });

  it('refuses a region that is never closed', () => {
    expect(() => readRegion(SOURCE, 'shell')).toThrow('never closes region "shell"');
  });

  it('knows names with hyphens', () => {
    expect(readRegion('// #region a-b\nx\n// #endregion a-b\n// #region a-c\ny\n// #endregion a-c\n', 'a-c')).toBe('y');
  });

  it('reads Windows line ends', () => {
    expect(readRegion('// #region a\r\n  x\r\n// #endregion a\r\n', 'a')).toBe('x');
  });

  it('lists region names in order', () => {
    expect(regionNames(SOURCE)).toEqual(['outer', 'inner', 'shell']);
  });
});
