import * as z from 'zod';

/** Licences that this project may be built with. They ask for no more than that their text is kept. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Licences that ask for more, and packages under them, with the reason why that is no trouble. */
const ALLOWED_FOR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'EPL-2.0': { elkjs: 'Draws diagrams while the site is built; nothing of it is in the site.' },
  'CC BY-SA 4.0': {
    '@cspell/dict-en-common-misspellings': 'Words that the check of the spelling reads; nothing of it is in the site.',
  },
  'CC-BY-4.0': { 'caniuse-lite': 'Data on browsers, read while the site is built.' },
  'MPL-2.0': {
    'axe-core': 'Tests only.',
    '@axe-core/playwright': 'Tests only.',
    '@resvg/resvg-js': 'Draws the cards of pages while the site is built; unchanged.',
    lightningcss: 'Makes the styles smaller while the site is built; unchanged.',
  },
};

/** Packages that say their licence elsewhere than in their `package.json` as npm reads it. */
const SAID_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['eval', 'MIT'],
  ['format', 'MIT'],
  ['require-like', 'MIT'],
]);

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** A package of the lockfile. */
export interface Licensed {
  name: string;
  version: string;
  /** SPDX expression; `undefined`: not known. */
  licence: string | undefined;
  /** Packages that ask for it on some systems, as `lightningcss` asks for `lightningcss-linux-x64-gnu`. */
  askedBy?: readonly string[];
}

/**
 * Reads the licences of all packages of a `package-lock.json`. A package for another system, which is not installed here, goes with the
 * package that asks for it.
 */
export function licencesIn(lock: string): Licensed[] {
  const packages = Object.entries(lockfile.parse(JSON.parse(lock)).packages)
    .filter(([path]) => path !== '')
    .map(([path, facts]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...facts }));
  return packages.map(({ name, version = '', license }) => {
    const asking = packages.filter(({ optionalDependencies = {} }) => Object.hasOwn(optionalDependencies, name));
    const licence = license ?? SAID_ELSEWHERE.get(name) ?? asking.at(-1)?.license;
    return { name, version, licence, askedBy: asking.map((other) => other.name) };
  });
}

/** Whether a package may be used: of alternatives one is enough, of several all must hold. An expression within another is refused. */
export function isAllowed({ licence, ...one }: Omit<Licensed, 'version'>): boolean {
  if (licence === undefined) return false;
  const plain = licence.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  if (plain.includes(' OR ')) return plain.split(' OR ').some((other) => isAllowed({ ...one, licence: other }));
  return plain.split(' AND ').every((other) => ALLOWED.includes(other) || reasonFor(other, one) !== undefined);
}

/** Why a package may have a licence that asks for more. What holds for a package holds for its parts, of which each is for one system. */
function reasonFor(licence: string, { name, askedBy = [] }: Pick<Licensed, 'name' | 'askedBy'>): string | undefined {
  const packages = Object.entries(ALLOWED_FOR[licence] ?? {});
  const isPartOf = (whole: string) => askedBy.includes(whole) && name.startsWith(`${whole}-`);
  return packages.find(([allowed]) => name === allowed || isPartOf(allowed))?.[1];
}

/** The packages by licence, as Markdown. */
export function licenceTable(packages: readonly Licensed[]): string {
  const byLicence = new Map<string, Licensed[]>();
  for (const one of packages) {
    const licence = one.licence ?? 'not known';
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), one]);
  }
  const rows = [...byLicence]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, members]) => {
      const names = [...new Set(members.map(({ name, version }) => `${name} ${version}`))].sort();
      return `## ${licence} (${names.length})\n\n${names.join(', ')}\n`;
    });
  return `# Licences of the packages that this site is built and tested with\n\n${rows.join('\n')}`;
}
