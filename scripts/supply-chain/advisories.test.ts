import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compare, readReport, readTriaged } from './advisories';

/** The form of `npm audit --json`, of npm 10 and 11. */
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    webpack: {
      name: 'webpack',
      via: [
        {
          source: 1,
          name: 'webpack',
          title: 'A',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'low',
        },
      ],
    },
    '@docusaurus/core': { name: '@docusaurus/core', via: ['webpack'] },
  },
});
const FOUND = [{ id: 'GHSA-aaaa-bbbb-cccc', package: 'webpack', title: 'A', severity: 'low' }];
const entry = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'webpack',
  looked: '2026-11-01',
  reason: 'Not reachable: the option is off in this site.',
};

describe('advisories', () => {
  it('reads the report, each advisory once, at the package that has it', () => {
    expect(readReport(REPORT)).toEqual(FOUND);
  });

  it('reads an advisory once that comes with several ranges of versions', () => {
    const { vulnerabilities } = JSON.parse(REPORT) as { vulnerabilities: { webpack: { via: object[] } } };
    const via = [...vulnerabilities.webpack.via, { ...vulnerabilities.webpack.via[0], range: '<4' }];
    expect(readReport(JSON.stringify({ vulnerabilities: { webpack: { via } } }))).toEqual(FOUND);
  });

  it('says when the registry did not answer, instead of finding nothing', () => {
    expect(() => readReport('{"message":"405 Method Not Allowed"}')).toThrow(
      'nothing was checked: 405 Method Not Allowed',
    );
    expect(() => readReport('')).toThrow('nothing was checked');
  });

  it('tells what nobody looked at, and what is gone', () => {
    expect(compare(FOUND, [])).toEqual({ open: FOUND, gone: [] });
    expect(compare(FOUND, [entry])).toEqual({ open: [], gone: [] });
    expect(compare([], [entry])).toEqual({ open: [], gone: [entry] });
    expect(compare(FOUND, [{ ...entry, package: 'other' }]).open).toEqual(FOUND);
    // Another advisory of a package of which one was looked at.
    expect(compare(FOUND, [{ ...entry, id: 'GHSA-dddd-eeee-ffff' }]).open).toEqual(FOUND);
  });

  it('wants a reason', () => {
    expect(() => readTriaged(JSON.stringify({ triaged: [{ ...entry, reason: 'no' }] }))).toThrow('reason');
    expect(() => readTriaged(JSON.stringify({ triaged: [{ ...entry, id: 'CVE-1' }] }))).toThrow('id');
  });

  it('the triaged advisories are of installed packages', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
    const triaged = readTriaged(readFileSync('advisories.json', 'utf8'));
    expect(triaged.filter((advisory) => !(`node_modules/${advisory.package}` in packages))).toEqual([]);
  });
});
