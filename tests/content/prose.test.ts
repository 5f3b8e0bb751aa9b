import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../plugins/rehype-highlight/languages';
import { classifyFence } from '../../plugins/shared/classifyFence';
import { scanFences } from '../../plugins/shared/scanFences';
import { readPages } from './pages';

const UNFINISHED = /\b(coming soon|to be written|TODO|FIXME|lorem ipsum|placeholder page)\b/i;

/** The text of a page without its code. */
const withoutCode = (body: string) => body.replace(/^(\s*)(`{3,})[\s\S]*?^\s*\2\s*$/gm, '').replace(/`[^`\n]*`/g, '');

describe.each(readPages())('$file', ({ body }) => {
  it('leaves the first heading to its title', () => {
    expect(withoutCode(body)).not.toMatch(/^# /m);
  });

  it('says what it gives before its first heading', () => {
    expect(withoutCode(body).split(/^## /m)[0]?.trim().length).toBeGreaterThan(80);
  });

  it('ends with where to go next', () => {
    expect(body.split(/^## /m).at(-1)).toMatch(/^Where to go next\n/);
  });

  it('is finished', () => {
    expect(withoutCode(body)).not.toMatch(UNFINISHED);
  });

  it('types no Rust and no TypeScript without the reason why it is unchecked', () => {
    const unexplained = scanFences(body).filter((fence) => classifyFence(fence) === 'unexplained');
    expect(unexplained).toEqual([]);
  });

  it('names the language of each block', () => {
    const known = [...Object.keys(LANGUAGES), 'mermaid', 'chart'];
    expect(scanFences(body).filter(({ language }) => !known.includes(language))).toEqual([]);
  });

  it('shows shell commands without prompt signs', () => {
    const shell = scanFences(body).filter(({ language }) => ['bash', 'sh', 'shell'].includes(language));
    expect(shell.filter(({ code }) => /^\s*[$>] \S/m.test(code))).toEqual([]);
  });
});
