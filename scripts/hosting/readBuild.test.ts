import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readBuild } from './readBuild';

const folders: string[] = [];

function buildWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

describe('readBuild', () => {
  it('collects the scripts and styles of all pages, each once, but not those of redirects', () => {
    const { files, hashes } = readBuild(
      buildWith({
        'index.html': '<style>p{}</style><script>one()</script>',
        'docs/a.html': '<style>p{}</style><script>one()</script><script>two()</script>',
        'docs/a.html.gz': '',
        'docs/node/local-chain/index.html': '<script>location.href = "/docs/node/dev-net"</script>',
      }),
    );
    expect(hashes.scripts).toHaveLength(2);
    expect(hashes.styles).toHaveLength(1);
    expect([...files]).toEqual(['docs/a.html', 'docs/node/local-chain/index.html', 'index.html']);
  });

  it('reads a build that was prepared for hosting before', () => {
    const files = { 'index.html': '', 'index.html.br': '', 'index.html.gz': '', _headers: '/*', _redirects: '' };
    expect([...readBuild(buildWith(files)).files]).toEqual(['_headers', '_redirects', 'index.html']);
  });

  it.each([
    [{}, 'There is no built site in'],
    [{ 'index.html': '<p onclick="x()">' }, 'index.html: <p> has the attribute onclick'],
    [{ 'index.html': '', 'img/a.bmp': '' }, 'img/a.bmp: files that end in ".bmp" have no media type'],
    [{ 'index.html': '', 'assets/js/main.js': '' }, 'assets/js/main.js has no hash in its name'],
  ])('refuses %j', (files, message) => {
    expect(() => readBuild(buildWith(files))).toThrow(message);
  });

  it('refuses a folder that is not there', () => {
    expect(() => readBuild('no-such-folder')).toThrow(
      'There is no built site in "no-such-folder": run `npm run build` first',
    );
  });
});
