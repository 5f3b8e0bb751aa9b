import { relative, sep } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { withPlace } from '../shared/withPlace';

/** What the MDX loader of Docusaurus compiles a page with. */
interface Processor {
  process: (page: { filePath: string }) => Promise<unknown>;
}

/** Its options, as far as they matter here: a processor for each format of pages. */
interface LoaderOptions {
  processors: Record<string, Processor>;
}

/**
 * Lets the MDX loader compile pages one after the other. The bundler asks for all of them at once, and each would wait after each step
 * for all others: their trees would be in memory together, and the bundler would get no page before the last step. And their errors
 * begin with path and line.
 *
 * @param rules - of the bundler, with that of the MDX loader among them
 * @param root - of the site
 * @throws if it is not: another release of Docusaurus may have it elsewhere
 */
export function compileInTurn(rules: readonly unknown[], root: string): void {
  const options = rules
    .flatMap((rule) => (rule as RuleSetRule).use ?? [])
    .map((use) => (use as { options?: unknown }).options);
  const all = options.filter(hasProcessors).flatMap(({ processors }) => Object.values(processors));
  if (all.length === 0) throw new Error('There is no loader for MDX.');
  let last: Promise<unknown> = Promise.resolve();
  for (const processor of all) {
    const { process } = processor;
    processor.process = (page) => {
      const compiled = last
        .then(() => process(page))
        .catch((error: unknown) => {
          // As it is, the loader says where in the page only at the end of many lines.
          throw withPlace(error, relative(root, page.filePath).replaceAll(sep, '/'));
        });
      // An error is the matter of the loader that waits for this page; the next page is compiled all the same.
      last = compiled.catch(() => undefined);
      return compiled;
    };
  }
}

const hasProcessors = (options: unknown): options is LoaderOptions =>
  typeof options === 'object' && options !== null && 'processors' in options;
