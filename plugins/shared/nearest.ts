import leven from 'leven';

/** Names by how little they differ from one that does not exist, the nearest first. */
export function nearest(name: string, names: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return names
    .map((candidate) => ({ candidate, distance: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate);
}

/** Distance of two names of which one holds the other: a name with one wrong letter is nearer, one with two is not. */
const HELD = 1.5;

/** Letters to change, add or take away. */
function distance(a: string, b: string): number {
  const letters = leven(a, b);
  return a && b && (a.includes(b) || b.includes(a)) ? Math.min(letters, HELD) : letters;
}
