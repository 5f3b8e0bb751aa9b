import { Session } from 'node:inspector';
import { memoryUsage } from 'node:process';
import * as ssgEnv from '@docusaurus/core/lib/ssg/ssgEnv';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** Heap, in bytes, below which a build has nothing to give back that would be worth the time. */
const LARGE_HEAP = 400e6;
/**
 * Heap, in bytes, with which a thread that renders pages is replaced by a new one. It keeps the code of all pages that it has rendered:
 * 0.2 MB a page. A new one takes one or two tenths of a second.
 */
const LARGE_THREAD = 150e6;

/**
 * Keeps large builds small. What one step used is given back before the next one takes its own: after the docs were read, and after
 * the loaders of the bundler have run. V8 alone would keep it, because it does not see what the native part of the bundler needs.
 */
export default function leanMemory(): Plugin {
  limitThreads();
  return {
    name: 'lean-memory',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [{ apply: giveBackBetweenSteps }] }),
  };
}

function giveBackBetweenSteps({ hooks }: Compiler): void {
  hooks.run.tapPromise('lean-memory', giveBack);
  hooks.finishMake.tapPromise('lean-memory', giveBack);
}

/** Without the V8 flag for it: flags that change at run time make threads slow that start later. */
async function giveBack(): Promise<void> {
  if (memoryUsage().heapTotal < LARGE_HEAP) return;
  const session = new Session();
  session.connect();
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve));
  session.disconnect();
}

/** Docusaurus takes the limit from the environment, but before it reads the configuration of a site. */
function limitThreads(): void {
  const name = 'SSGWorkerThreadRecyclerMaxMemory';
  // Another release of Docusaurus may name it otherwise.
  if (typeof ssgEnv[name] !== 'number')
    throw new Error('There is no limit for the memory of threads that render pages.');
  Object.assign(ssgEnv, { [name]: Math.min(ssgEnv[name], LARGE_THREAD) });
}
