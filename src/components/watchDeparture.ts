/**
 * Watches whether the reader begins to leave the document. Firefox ends then what is being loaded, though the document may stand for
 * seconds more: what fails after that has not failed, and must not lead her elsewhere.
 *
 * @returns whether she began to leave, and how to stop watching: for good, it would keep the page out of the browser's memory of pages
 */
export function watchDeparture(): { hasBegun: () => boolean; stop: () => void } {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
  };
  addEventListener('beforeunload', begin);
  return { hasBegun: () => hasBegun, stop: () => removeEventListener('beforeunload', begin) };
}
