import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url));

/**
 * Inline code that reads like a member: `api.program.upload`, `GearKeyring.create(…)`. Names with
 * underscores are Rust.
 */
const MEMBER = /`((?:api|[A-Z][A-Za-z0-9]+)(?:\.[A-Za-z0-9]+)+)(?:\([^`]*)?`/g;

/** A member that a page names in its text. What stands in code blocks is type-checked anyway. */
export interface NamedMember {
  member: string;
  file: string;
}

/** Members named in a text, each once. */
export function membersIn(text: string): string[] {
  const prose = text.replace(/^(\s*)(`{3,})[\s\S]*?^\s*\2\s*$/gm, '');
  return [...new Set([...prose.matchAll(MEMBER)].map(([, member]) => member ?? ''))];
}

/** Members that the pages name. */
export function namedMembers(): NamedMember[] {
  return readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) =>
      membersIn(readFileSync(`${DOCS}/${file}`, 'utf8')).map((member) => ({ member, file })),
    );
}
