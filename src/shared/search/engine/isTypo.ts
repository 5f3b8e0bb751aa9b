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
  const tails: [rest: string, at: number][] = [
    [word.slice(same + 1), same + 1],
    [word.slice(same + 1), same],
    [word.slice(same), same + 1],
  ];
  if (word[same] === other[same + 1] && word[same + 1] === other[same]) tails.push([word.slice(same + 2), same + 2]);
  let result: 'beginning' | undefined;
  for (const [rest, at] of tails) {
    if (!other.startsWith(rest, at)) continue;
    if (other.length === at + rest.length) return 'whole';
    result = 'beginning';
  }
  return result;
}
