import { Session } from 'node:inspector';
import { memoryUsage } from 'node:process';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** Heap, in bytes, below which a build has nothing to give back that would be worth the time. */
const LARGE_HEAP = 250e6;

/**
 * Keeps large builds small. What one step used is given back before the next one takes its own: after the docs were read, after
 * the loaders of the bundler have run, and before pages are rendered. V8 alone would keep it, because it does not see what the native
 * part of the bundler needs.
 */
export default function leanMemory(): Plugin {
  return {
    name: 'lean-memory',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [{ apply: giveBackBetweenSteps }] }),
  };
}

function giveBackBetweenSteps({ hooks }: Compiler): void {
  hooks.run.tapPromise('lean-memory', giveBack);
  hooks.finishMake.tapPromise('lean-memory', giveBack);
  hooks.done.tapPromise('lean-memory', giveBack);
}

/** Collects garbage through the inspector, because the flag that offers it to scripts makes threads slow that start later. */
async function giveBack(): Promise<void> {
  if (memoryUsage().heapTotal < LARGE_HEAP) return;
  const session = new Session();
  session.connect();
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve));
  session.disconnect();
}
