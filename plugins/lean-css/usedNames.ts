/** Names that stand in source code: whole ones, and beginnings that code completes, such as `alert--` in `alert--${type}`. */
export interface UsedNames {
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
}

const NAME = /[A-Za-z_][\w-]*/g;

/**
 * Every word of some sources that could be the name of a class. Words that are none do no harm.
 *
 * @param sources - texts of code, styles or pages
 */
export function usedNames(sources: Iterable<string>): UsedNames {
  const whole = new Set<string>();
  for (const source of sources) for (const [name] of source.matchAll(NAME)) whole.add(name);
  return { whole, beginnings: [...whole].filter((name) => name.endsWith('-')) };
}

/**
 * Whether a selector can match something: all its classes are used. A class within `:not()` need not be.
 *
 * @param selector - one selector, without commas
 */
export function canMatch(selector: string, { whole, beginnings }: UsedNames): boolean {
  const classes = selector.replace(/:not\([^)]*\)/g, '').match(/\.-?[A-Za-z_][\w-]*/g) ?? [];
  return classes.every((name) => {
    const bare = name.slice(1);
    return whole.has(bare) || beginnings.some((beginning) => bare.startsWith(beginning));
  });
}
