import { nearest } from '../../plugins/shared/nearest';
import { readable } from '../cut';
import type { Docs } from '../docs';
import { WrongArgument } from './answer';
import { findText, type PageText } from './readPage';

export interface ChangesArguments {
  product?: string;
  offset: number;
}

/** A row of a table, and the row of hyphens below the names of columns. */
const ROW = /^\|.*\|$/;
const RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** Crates that have another name than the product that they are. */
const CRATES: ReadonlyMap<string, string> = new Map([['sails_rs', 'sails']]);

/** A name in the letter case and with the joiner that make two of its spellings equal: code writes `a_b` for the crate `a-b`. */
const written = (name: string): string => name.toLowerCase().replaceAll('-', '_');

/** The releases that the docs describe, and what their pages say of the changes up to them. Nothing but what stands there. */
export async function listChanges(docs: Docs, { product, offset }: ChangesArguments): Promise<string> {
  const { releases, changes, home } = await docs.manifest();
  const names = releases.map(({ name }) => name);
  const asked = written(product ?? '');
  const wanted = CRATES.get(asked) ?? asked;
  const release = releases.find(({ key, name }) => [written(key), written(name)].includes(wanted));
  const list = (release ? [release] : releases).map(({ name, version, installable, href }) => {
    const limit = installable ? `; the newest that could be installed when the pages were checked: ${installable}` : '';
    return `- ${name} ${version} (${href})${limit}`;
  });
  const sections = await Promise.all(changes.map((page) => findText(docs, page)));
  const tell = (isWanted: (row: string) => boolean) =>
    sections.map((section) => (product ? rowsOf(section, isWanted) : [`${section.about}\n\n${section.text}`]));
  const since = release ? tell((row) => sinceOf(row).startsWith(release.name)) : [];
  // Callers name crates, tools and calls as well: gclient, gsigner. And no row is so since a release of Rust.
  const name = written(release?.name ?? product ?? '');
  const told = since.flat().length > 0 ? since : tell((row) => written(row).includes(name));
  if (product && !release && told.flat().length === 0) {
    throw new WrongArgument(
      `No row of changes holds "${product}". Products, the most alike first: ${nearest(product, names).join(', ')}. ` +
        'Name one of them, or a crate, a tool or a call as the tables write it.',
    );
  }
  // Not all tables say since which release a row is so.
  const untold = changes.filter((_, at) => told[at]?.length === 0).map((page) => `- ${home}${page.slice(1)}`);
  const more =
    untold.length > 0 ? ['More changes, not told by product. Read them with read_page:', untold.join('\n')] : [];
  const text = ['These docs describe:', list.join('\n'), ...told.flat(), ...more].join('\n\n');
  return readable(text, offset);
}

/** The tables of a section that have wanted rows, with those rows alone, below their headings and the address of the section. */
function rowsOf({ about, text }: PageText, isWanted: (row: string) => boolean): string[] {
  const kept = text.split(/^(?=#+ )/m).flatMap((part) => {
    const [heading = '', ...blocks] = part.trim().split(/\n{2,}/);
    // Each table below its own names of columns: one part may have tables of several kinds.
    const tables = blocks.flatMap((block) => {
      const [names = '', rule = '', ...lines] = block.split('\n');
      const rows = RULE.test(rule) ? lines.filter((line) => ROW.test(line) && isWanted(line)) : [];
      return rows.length > 0 ? [[names, rule, ...rows].join('\n')] : [];
    });
    return tables.length > 0 ? [[heading, ...tables].join('\n\n')] : [];
  });
  return kept.length > 0 ? [[about, ...kept].join('\n\n')] : [];
}

/** The last column of a row: the release since which it is so. */
function sinceOf(row: string): string {
  return (row.split('|').at(-2) ?? '').replaceAll('`', '').trim();
}
