import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Lock {
  packages: Record<
    string,
    { version?: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
  >;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const root = packages[''];

describe('dependencies', () => {
  it('one version of each Docusaurus package', () => {
    const versions = Object.entries(packages)
      .filter(([path]) => /(^|\/)node_modules\/@docusaurus\/[^/]+$/.test(path))
      .map(([, { version }]) => version);
    expect([...new Set(versions)]).toEqual(['3.8.1']);
  });

  it('React and React DOM are the documented ones', () => {
    expect(packages['node_modules/react']?.version).toBe('19.1.0');
    expect(packages['node_modules/react-dom']?.version).toBe('19.1.0');
  });

  it.each(['history', 'react-router', 'react-router-config'])('%s is the one that Docusaurus uses', (name) => {
    const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
  });

  it('every dependency is pinned exactly', () => {
    const ranges = Object.entries({ ...root?.dependencies, ...root?.devDependencies });
    expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([]);
  });

  it('the lockfile names no registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
  });
});
