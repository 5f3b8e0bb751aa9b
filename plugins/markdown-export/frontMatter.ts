type Value = string | readonly string[] | undefined;

/**
 * A block of front matter. Texts are quoted as in JSON, which YAML reads; what is `undefined` or empty is left out.
 *
 * @param values - in the order in which they are written
 */
export function frontMatter(values: Readonly<Record<string, Value>>): string {
  const lines = Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined || value.length === 0) return [];
    return typeof value === 'string'
      ? [`${key}: ${JSON.stringify(value)}`]
      : [`${key}:`, ...value.map((item) => `  - ${JSON.stringify(item)}`)];
  });
  return ['---', ...lines, '---', ''].join('\n');
}
