// Prints the licences of all packages, and fails if one is not allowed.
// usage: npm run licences [> THIRD-PARTY.md]
import { readFileSync } from 'node:fs';
import { isAllowed, licencesIn, licenceTable } from './supply-chain/licences';

const packages = licencesIn(readFileSync('package-lock.json', 'utf8'));
console.log(licenceTable(packages));
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, version, licence = 'an unknown licence' } of refused) {
  console.error(
    `${name} ${version} is under ${licence}: allow it in scripts/supply-chain/licences.ts, or use another package.`,
  );
}
process.exitCode = refused.length > 0 ? 1 : 0;
