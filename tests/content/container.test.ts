import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../config/environment';

/** Instructions of the container file, lines that go on joined. */
const instructions = readFileSync('deploy/Containerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => ({ name: line.split(' ')[0] ?? '', value: line.slice(line.indexOf(' ') + 1).trim() }));

const last = (name: string) => instructions.filter((instruction) => instruction.name === name).at(-1)?.value;
const finalStage = instructions.slice(instructions.map(({ name }) => name).lastIndexOf('FROM'));

describe('the container file', () => {
  it('names a version of each image', () => {
    const images = instructions.filter(({ name }) => name === 'FROM').map(({ value }) => value.split(' ')[0]);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[a-z]+:(?!latest)[\w.-]+$/);
  });

  it('copies what is there', () => {
    const copies = instructions.filter(({ name, value }) => name === 'COPY' && !value.startsWith('--from'));
    const sources = copies.flatMap(({ value }) => value.split(/\s+/).slice(0, -1));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(sources).toEqual(expect.arrayContaining(['deploy/nginx.conf', 'deploy/site.conf', 'deploy/brotli.conf']));
  });

  it('runs without root, says whether it is well, and lets nginx finish what it sends', () => {
    const names = finalStage.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
    expect(last('USER')).not.toMatch(/^(?:root|0)\b/);
    expect(last('HEALTHCHECK')).toMatch(/--timeout=\d+s CMD \[.*\]$/);
    expect(JSON.parse(last('HEALTHCHECK')?.replace(/^.*?CMD /, '') ?? '')).toHaveLength(3);
    expect(last('STOPSIGNAL')).toBe('SIGQUIT');
  });

  it('can be told each setting of a deployment', () => {
    const settings = instructions
      .filter(({ name }) => name === 'ARG')
      .flatMap(({ value }) => value.split(' ').map((arg) => arg.split('=')[0]));
    const message = (() => {
      try {
        // Wrong in every way, so that it names them all.
        readEnvironment(new Proxy({}, { get: () => ' ? ' }));
        return '';
      } catch (error) {
        return String(error);
      }
    })();
    const known = [...message.matchAll(/^- ([A-Z_]+) /gm)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(10);
    expect(settings).toEqual(expect.arrayContaining(known));
  });
});
