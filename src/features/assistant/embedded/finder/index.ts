import { inWorkerOrPage } from '../../../worker-calls';
import type { Finder } from './finder';

let finder: Finder | undefined;

/** Finds what the docs hold for a question, so that typing never waits. */
export const find: Finder = (asked) => {
  finder ??= inWorkerOrPage(
    () => new Worker(new URL('./index.worker.ts', import.meta.url)),
    async () => (await import('./finder')).createFinder(),
  );
  return finder(asked);
};
