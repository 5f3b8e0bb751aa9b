/** A problem of a file, by its line. */
export interface Problem {
  line: number;
  message: string;
}

const LINK = /^- \[((?:[^\]\\]|\\.)+)\]\(([^()\s]+)\)(.*)$/;

/**
 * Checks a file by the published rules of the format: a title; a summary as quotation; text of any kind but headings; then sections
 * below headings of level 2, which are lists of links, each with an optional colon and notes.
 *
 * @see https://llmstxt.org/#format
 */
export function checkLlmsTxt(source: string): Problem[] {
  const problems: Problem[] = [];
  const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const report = (line: number, message: string) => void problems.push({ line, message });
  const written = lines.filter(({ text }) => text.trim());

  const [title, summary, ...rest] = written;
  if (!/^# \S/.test(title?.text ?? '')) report(1, 'must begin with a title: # Name');
  if (!/^> \S/.test(summary?.text ?? '')) report(summary?.line ?? 1, 'must have a summary below the title: > Text');

  const names = new Set<string>();
  const urls = new Set<string>();
  let section: string | undefined;
  for (const { text, line } of rest) {
    const heading = /^(#+)(.*)$/.exec(text);
    if (heading) {
      if (heading[1] !== '##') report(line, 'only headings of level 2 may follow the title');
      section = heading[2]?.trim() ?? '';
      if (!section) report(line, 'a section must have a name');
      if (names.has(section)) report(line, `there are two sections "${section}"`);
      names.add(section);
    } else if (section !== undefined) {
      checkLink(text, (message) => report(line, message), urls);
    }
  }
  return problems;
}

function checkLink(text: string, report: (message: string) => void, urls: Set<string>): void {
  const link = LINK.exec(text);
  if (!link) return report('a section holds a list of links only: - [name](url): notes');
  const [, , url = '', notes = ''] = link;
  if (!URL.canParse(url)) report(`"${url}" is no absolute address`);
  if (urls.has(url)) report(`${url} is listed twice`);
  urls.add(url);
  if (notes && !/^: \S/.test(notes)) report('notes must follow a colon: - [name](url): notes');
}
