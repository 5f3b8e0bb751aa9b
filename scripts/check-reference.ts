// Works out from upstream sources what docs/_data says, and reports the differences.
// usage: npm run reference:check -- GEAR_CHECKOUT [KEY=CHECKOUT …]
//   Git checkouts, bare ones included, that hold the documented refs; further ones by their key in config/upstreams.ts, such as
//   gear-js=../gear-js. Sources of other repositories are left out.
import { UPSTREAMS } from '../config/upstreams';
import { checkReference } from './reference/checkReference';
import { git, readAt } from './reference/readAt';

const upstreams: Readonly<Record<string, { ref: string }>> = UPSTREAMS;
const points = new Map(
  process.argv.slice(2).map((argument) => {
    const [, key = 'gear', path = argument] = /^([a-z-]+)=(.+)$/.exec(argument) ?? [];
    return [key, { path, ref: upstreams[key]?.ref ?? 'HEAD' }];
  }),
);
if (!points.has('gear')) {
  console.error('usage: npm run reference:check -- GEAR_CHECKOUT [KEY=CHECKOUT …]');
  process.exit(2);
}

for (const [key, { path, ref }] of points) {
  if (!(key in upstreams)) {
    console.error(`There is no key ${key}. Known: ${Object.keys(upstreams).join(', ')}.`);
    process.exit(2);
  }
  try {
    git(path, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    console.error(`${path} does not hold ${ref} of ${key}. Is it a checkout, with its history and tags?`);
    process.exit(2);
  }
}

const { differences, skipped } = checkReference(readAt(points));
if (skipped.length > 0) console.log(`Not worked out, to be compared by eye: ${skipped.join(', ')}.`);
if (differences.length > 0) {
  console.error(`${differences.length} difference(s) from upstream:\n${differences.join('\n')}`);
  process.exit(1);
}
console.log('Reference data: agrees with upstream.');
