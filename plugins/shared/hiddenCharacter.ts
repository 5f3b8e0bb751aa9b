/** What no reader sees, though it changes what is copied, found or read, and what a file that is no UTF-8 becomes. */
const HIDDEN =
  /(?![\t\n\r])[\u180b-\u180f\p{Cc}\u00ad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\uffa0\ufff9-\ufffb\ufffd\u{e0000}-\u{e0fff}]|(?<!^)\ufeff/u;

interface HiddenCharacter {
  /** What it is and what to do, as a sentence or two. */
  problem: string;
  line: number;
  column: number;
}

/** The first character of a text that no reader sees, or that was lost when the file was saved. */
export function hiddenCharacter(source: string): HiddenCharacter | undefined {
  const found = HIDDEN.exec(source);
  if (!found) return undefined;
  const before = source.slice(0, found.index);
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const problem =
    code === 'FFFD'
      ? 'This letter is lost. Save the file as UTF-8, and type the letter again.'
      : `The character U+${code} stands here, and no reader sees it. Take it out.`;
  return { problem, line: before.split('\n').length, column: found.index - before.lastIndexOf('\n') };
}
