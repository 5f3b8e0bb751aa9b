import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../plugins/rehype-highlight/languages';
import { parseFenceMeta } from '../../plugins/shared/parseFenceMeta';
import { readPages } from './pages';

const CHECKED_LANGUAGES = ['rust', 'rs', 'ts', 'tsx', 'typescript'];
const UNFINISHED = /\b(coming soon|to be written|TODO|FIXME|lorem ipsum|placeholder page)\b/i;

interface OpenFence {
  language: string;
  meta: string;
}

/** Info lines of the fences of a page. */
function fences(body: string): OpenFence[] {
  let closing: string | undefined;
  return body.split('\n').flatMap((line) => {
    const [, ticks, language = '', meta = ''] = /^\s*(`{3,})\s*(\S*)\s*(.*)$/.exec(line) ?? [];
    if (ticks === undefined) return [];
    if (closing !== undefined) {
      if (ticks === closing && !language) closing = undefined;
      return [];
    }
    closing = ticks;
    return [{ language, meta }];
  });
}

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
    const typed = fences(body).filter(({ language }) => CHECKED_LANGUAGES.includes(language));
    const unexplained = typed.filter(({ meta }) => {
      const { file, unchecked } = parseFenceMeta(meta);
      return file === undefined && !unchecked;
    });
    expect(unexplained).toEqual([]);
  });

  it('names the language of each block', () => {
    const known = [...Object.keys(LANGUAGES), 'mermaid'];
    expect(fences(body).filter(({ language }) => !known.includes(language))).toEqual([]);
  });

  it('shows shell commands without prompt signs', () => {
    const shell = [...body.matchAll(/^\s*```(?:bash|sh|shell)\b.*\n([\s\S]*?)^\s*```/gm)].map(([, code]) => code);
    expect(shell.filter((code) => /^\s*[$#>] \S/m.test(code?.replace(/^\s*# .*$/gm, '') ?? ''))).toEqual([]);
  });
});
