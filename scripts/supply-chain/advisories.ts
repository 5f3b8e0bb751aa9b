import * as z from 'zod';

/** An advisory that was looked at. */
export interface Triaged {
  id: string;
  package: string;
  reason: string;
}

/** An advisory of the registry that an installed version falls under. */
export interface Advisory {
  id: string;
  package: string;
  title: string;
  severity: string;
}

const triagedFile = z.object({
  triaged: z.array(
    z.object({
      id: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
      package: z.string().min(1),
      looked: z.iso.date(),
      reason: z.string().min(30),
    }),
  ),
});

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // A name stands for the entry of another package.
      via: z.array(
        z.union([z.string(), z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() })]),
      ),
    }),
  ),
});

const refusal = z.object({ message: z.string() });

/**
 * Reads `advisories.json`.
 *
 * @throws Error that names the field of an entry that is missing or wrong
 */
export function readTriaged(json: string): Triaged[] {
  const { data, error } = triagedFile.safeParse(JSON.parse(json));
  if (error) throw new Error(`advisories.json: ${z.prettifyError(error)}`);
  return data.triaged;
}

/**
 * Reads what `npm audit --json` prints.
 *
 * @throws Error if the registry did not answer: then nothing is known
 */
export function readReport(json: string): Advisory[] {
  const value: unknown = JSON.parse(json || '{}');
  const parsed = report.safeParse(value);
  if (!parsed.success) {
    const { data } = refusal.safeParse(value);
    throw new Error(`The registry gave no report, so nothing was checked: ${data?.message ?? 'it is of another form'}`);
  }
  const found = Object.values(parsed.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .flatMap((entry) => (typeof entry === 'string' ? [] : [entry]))
    .map(({ name, title, url, severity }) => ({ id: url.split('/').at(-1) ?? url, package: name, title, severity }));
  return [...new Map(found.map((advisory) => [`${advisory.id} ${advisory.package}`, advisory])).values()];
}

/** What is new, and what was triaged but is no longer there. */
export function compare(found: readonly Advisory[], triaged: readonly Triaged[]) {
  const same = (one: { id: string; package: string }) => (other: { id: string; package: string }) =>
    one.id === other.id && one.package === other.package;
  return {
    open: found.filter((advisory) => !triaged.some(same(advisory))),
    gone: triaged.filter((entry) => !found.some(same(entry))),
  };
}
