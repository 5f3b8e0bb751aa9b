/** Endings that differ between American and British spelling, and what stands for both; the first that fits counts. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})iz(?=(?:e|ed|er|ing|ation|able)?$)/, 'is'],
  [/(?<=[a-z]{2})yz(?=(?:e|ed|er|ing)$)/, 'ys'],
  [/(?<=[a-z]{3})our$/, 'or'],
];

/** One spelling for a plain English word in lower case, whether it is written the American or the British way. */
export function oneSpelling(word: string): string {
  const found = SPELLINGS.find(([pattern]) => pattern.test(word));
  return found ? word.replace(...found) : word;
}
