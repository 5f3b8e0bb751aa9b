/** Changes of one letter: characters that are left out of the word and of the other after what both begin with. */
const CHANGES = [
  [1, 1],
  [1, 0],
  [0, 1],
] as const;
const SWAP = [2, 2] as const;

/**
 * Whether a word becomes another, or the beginning of another, by one change: a letter more, less, other, or two neighbours
 * swapped.
 *
 * @returns `whole`, `beginning` or, if it takes more, `undefined`
 */
export function isTypo(word: string, other: string): 'whole' | 'beginning' | undefined {
  if (other.length < word.length - 1) return undefined;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  if (same >= word.length) return other.length <= word.length + 1 ? 'whole' : 'beginning';
  const isSwap = word[same] === other[same + 1] && word[same + 1] === other[same];
  let result: 'beginning' | undefined;
  for (const [ofWord, ofOther] of isSwap ? [...CHANGES, SWAP] : CHANGES) {
    if (!goesOn(word, same + ofWord, other, same + ofOther)) continue;
    if (other.length - word.length === ofOther - ofWord) return 'whole';
    result = 'beginning';
  }
  return result;
}

/** Whether another word holds, from one place on, all that a word holds from a place on. Cuts nothing out: it runs for every term. */
function goesOn(word: string, from: number, other: string, at: number): boolean {
  for (let place = from; place < word.length; place += 1) {
    if (word[place] !== other[at + place - from]) return false;
  }
  return true;
}
