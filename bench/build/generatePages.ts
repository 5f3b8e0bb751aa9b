import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textWriter } from '../shared/generateText';

const SEED = 42;
const SECTIONS = 5;

/**
 * Writes pages of prose, lists, code and a table, as docs have them: the same for the same number. One is the welcome page.
 *
 * @param count - how many
 * @param folder - emptied before
 */
export function generatePages(count: number, folder: string): void {
  const write = textWriter(SEED);
  const groups = Math.max(1, Math.round(Math.sqrt(count)));
  const section = (number: number) => [
    `## ${write.heading(number)}`,
    write.paragraph(),
    [write.sentence(8), write.sentence(9), `**${write.word()}** ${write.sentence(7)}`]
      .map((item) => `- ${item}`)
      .join('\n'),
    `\`\`\`rust\n${write.code()}\n\`\`\``,
    write.paragraph(),
    ...(number === 2
      ? [['| Name | Type | Meaning |', '|---|---|---|', ...Array.from({ length: 6 }, row)].join('\n')]
      : []),
    `### ${write.heading(number)}`,
    write.paragraph(),
  ];
  const row = () => `| \`${write.word()}_${write.word()}\` | u32 | ${write.sentence(6)} |`;

  rmSync(folder, { recursive: true, force: true });
  for (let page = 0; page < count; page++) {
    const path = page === 0 ? 'welcome.md' : `section-${page % groups}/page-${page}.md`;
    const head = ['---', `title: ${write.heading(page)}`, `description: ${write.sentence(10)}`, '---'].join('\n');
    const sections = Array.from({ length: SECTIONS }, (_, number) => section(number)).flat();
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${[head, write.paragraph(), ...sections].join('\n\n')}\n`);
  }
}
