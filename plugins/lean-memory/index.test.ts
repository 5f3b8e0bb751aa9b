import { memoryUsage } from 'node:process';
import { expect, test } from 'vitest';
import type { Compiler } from 'webpack';
import leanMemory from '.';

/** What the plugin does at each step of the bundler. */
function stepsOf(plugin: ReturnType<typeof leanMemory>): Map<string, () => Promise<void>> {
  const steps = new Map<string, () => Promise<void>>();
  const tap = (name: string) => ({ tapPromise: (_plugin: string, run: () => Promise<void>) => steps.set(name, run) });
  const compiler = {
    hooks: { run: tap('run'), finishMake: tap('finishMake'), done: tap('done') },
  } as unknown as Compiler;
  const { plugins = [] } = plugin.configureWebpack?.({}, false, {} as never, undefined) ?? {};
  for (const one of plugins as { apply(to: Compiler): void }[]) one.apply(compiler);
  return steps;
}

test.each(['run', 'finishMake', 'done'])('what nothing holds any more is given back at %s', async (step) => {
  let garbage: number[][] | undefined = Array.from({ length: 600 }, () => new Array<number>(100_000).fill(0.5));
  const before = memoryUsage().heapTotal;
  expect(garbage).toHaveLength(600);
  garbage = undefined;
  await stepsOf(leanMemory()).get(step)?.();
  expect(memoryUsage().heapTotal).toBeLessThan(before - 300e6);
});
