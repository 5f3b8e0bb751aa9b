import { nextTask } from './nextTask';

/**
 * Calls back when the next frame has been drawn, in a task of its own.
 *
 * @returns what to call if that is no longer wanted
 */
export function afterFrame(callback: () => void): () => void {
  let isWanted = true;
  // Called before the frame is drawn: the next task comes after it.
  const frame = requestAnimationFrame(() => {
    void nextTask().then(() => isWanted && callback());
  });
  return () => {
    isWanted = false;
    cancelAnimationFrame(frame);
  };
}
