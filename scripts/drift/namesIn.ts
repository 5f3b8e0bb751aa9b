import { withoutFences } from '../../plugins/shared/scanFences';

/** Inline code of a page, outside of its code blocks. */
const INLINE = /`([^`\n]+)`/g;
/** A command-line flag, or a name of at least four signs. */
const NAME = /--[a-z][\w-]+|[A-Za-z_]\w{3,}/g;

/**
 * Names that a page names as inline code: members, calls, types, command-line flags. Each once, and without the sign that joins
 * them: `api.program.upload` gives `program` and `upload`.
 */
export function namesIn(body: string): string[] {
  const code = [...withoutFences(body).matchAll(INLINE)].map(([, text = '']) => text);
  return [...new Set(code.flatMap((text) => text.match(NAME) ?? []))];
}

/** How a name may be spelled in the sources: clients write `uploadProgram` for `upload_program`, flags come from field names. */
export function spellings(name: string): string[] {
  const bare = name.replace(/^--/, '');
  const snake = bare
    .replaceAll('-', '_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
  return [...new Set([bare, snake])];
}
