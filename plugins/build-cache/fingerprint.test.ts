import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint';

describe('fingerprint', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    writeFileSync(join(folder, 'a.rs'), 'one');
  });

  it('stays while nothing changes', () => {
    expect(fingerprint([folder], { base: '/' })).toBe(fingerprint([folder], { base: '/' }));
  });

  it.each([
    ['a file changes', () => writeFileSync(join(folder, 'a.rs'), 'two')],
    ['a file is renamed', () => renameSync(join(folder, 'a.rs'), join(folder, 'b.rs'))],
    ['a file comes', () => writeFileSync(join(folder, 'b.rs'), '')],
  ])('changes when %s', (_, change) => {
    const before = fingerprint([folder], {});
    change();
    expect(fingerprint([folder], {})).not.toBe(before);
  });

  it('takes a single file', () => {
    const file = join(folder, 'a.rs');
    const before = fingerprint([file], {});
    writeFileSync(file, 'two');
    expect(fingerprint([file], {})).not.toBe(before);
  });

  it('changes with the settings', () => {
    expect(fingerprint([folder], { base: '/' })).not.toBe(fingerprint([folder], { base: '/preview/' }));
  });

  it.each(['node_modules', 'target', 'dist'])('passes over what tools made: %s', (made) => {
    const before = fingerprint([folder], {});
    mkdirSync(join(folder, made));
    writeFileSync(join(folder, made, 'x'), '');
    expect(fingerprint([folder], {})).toBe(before);
  });

  it('takes a folder that does not exist as empty', () => {
    expect(fingerprint([join(folder, 'gone')], {})).toBe(fingerprint([], {}));
  });
});
