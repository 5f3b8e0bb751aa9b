import { textWriter } from '../shared/generateText';
import { deepestLevel, hierarchyOf, type SearchRecord } from '../../src/shared/search/record';

const SEED = 42;
const HEADINGS_PER_PAGE = 5;

/** Search records of generated pages: prose, lists, code and a table. The same for the same number of pages. */
export function generateRecords(count: number): SearchRecord[] {
  const write = textWriter(SEED);
  const list = () => [write.sentence(8), write.sentence(9), `${write.word()} ${write.sentence(7)}`].join('\n');
  const row = () => `${write.word()}_${write.word()}\nu32\n${write.sentence(6)}`;
  const table = () => Array.from({ length: 6 }, row).join('\n');
  const groups = Math.max(1, Math.round(Math.sqrt(count)));
  return Array.from({ length: count }, (_, page) => {
    const path = `/docs/section-${page % groups}/page-${page}`;
    const above = [`Section ${page % groups}`, write.heading(page)];
    const sections = Array.from({ length: HEADINGS_PER_PAGE }, (_, number) => {
      const [two, three] = [write.heading(number), write.heading(number)];
      const parts = [write.paragraph(), list(), write.paragraph()];
      const text = [...parts, ...(number === 2 ? [table()] : [])].join('\n');
      return [
        ...recordsOf(`${path}#${slug(two)}`, [...above, two], text, write.code()),
        ...recordsOf(`${path}#${slug(three)}-1`, [...above, two, three], write.paragraph()),
      ];
    });
    return [...recordsOf(path, above, write.paragraph()), ...sections.flat()];
  }).flat();
}

function slug(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}

function recordsOf(url: string, headings: string[], content: string, code?: string): SearchRecord[] {
  const hierarchy = hierarchyOf(headings);
  const shared = { hierarchy, url, language: 'en', docusaurus_tag: 'docs-default-current' };
  return [
    { objectID: url, content: null, type: deepestLevel(hierarchy), ...shared },
    { objectID: `${url}/text`, content, type: 'content', ...shared },
    ...(code
      ? [{ objectID: `${url}/code`, content: code, type: 'content' as const, isCode: true as const, ...shared }]
      : []),
  ];
}
