import { nextTask } from './nextTask';

/**
 * Calls back when the next frame has been drawn and handed over, in a task of its own: what is done at once would compete with what
 * brings the frame to the screen.
 *
 * @returns what to call if that is no longer wanted
 */
export function afterFrame(callback: () => void): () => void {
  let isWanted = true;
  const onceWanted = (next: () => void) => () => {
    if (isWanted) next();
  };
  // Called before a frame is drawn: the second time, the first frame has been handed over.
  requestAnimationFrame(
    onceWanted(() => requestAnimationFrame(onceWanted(() => void nextTask().then(onceWanted(callback))))),
  );
  return () => {
    isWanted = false;
  };
}
