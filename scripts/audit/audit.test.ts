import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

it('ends, and says why, where the browser cannot be started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  try {
    mkdirSync(join(folder, 'build'));
    writeFileSync(join(folder, 'build/index.html'), '<!doctype html><title>Home</title>');
    writeFileSync(join(folder, 'build/sitemap.xml'), '<urlset><url><loc>https://docs.example/</loc></url></urlset>');
    const { status, signal, stderr } = spawnSync(
      process.execPath,
      [resolve('node_modules/jiti/lib/jiti-cli.mjs'), resolve('scripts/audit.ts'), '--routes', '/'],
      { cwd: folder, encoding: 'utf8', timeout: 30_000, env: { ...process.env, CHROMIUM_PATH: '/no/such/browser' } },
    );
    expect({ status, signal }).toEqual({ status: 1, signal: null });
    expect(stderr).toContain('/no/such/browser');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
