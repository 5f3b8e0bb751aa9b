import { readdirSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';

interface Step {
  uses?: string;
  run?: string;
}

interface Job {
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: { pull_request?: { paths?: string[] } | null };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
/** YAML between two lines of hyphens is front matter, which the site reads anyway. */
const read = (file: string) => matter(`---\n${readFileSync(`${FOLDER}/${file}`, 'utf8')}\n---\n`).data as Workflow;
const WRITING = readdirSync(FOLDER).flatMap((file) => {
  const { permissions, jobs } = read(file);
  return Object.entries(jobs)
    .filter(([, job]) => Object.values(job.permissions ?? permissions).includes('write'))
    .map(([name, { steps }]) => ({ name: `${file}: ${name}`, steps }));
});

describe('a job whose token may write', () => {
  it('is one of those that publish or report', () => {
    expect(WRITING.map(({ name }) => name)).toEqual([
      'comment.yml: comment',
      'deploy.yml: deploy',
      'watch.yml: report-drift',
      'watch.yml: report-newest',
      'watch.yml: report-links',
    ]);
  });

  it.each(WRITING)('runs nothing that others publish: $name', ({ steps }) => {
    const run = steps.flatMap((step) => step.run ?? []);
    expect(run.filter((command) => /\b(?:npm|npx|pnpm|yarn|cargo|pip3?)\b/.test(command))).toEqual([]);
    const used = steps.flatMap((step) => step.uses ?? []);
    expect(used.filter((action) => !action.startsWith('actions/'))).toEqual([]);
  });
});

it('the check of the packages runs for a change of the scripts that it is made of', () => {
  const { on, jobs } = read('supply-chain.yml');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const run = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.run ?? []));
  const files = run.flatMap((command) => {
    const name = /\bnpm run (?:--silent )?([\w:-]+)/.exec(command)?.[1] ?? '';
    return /scripts\/\S+/.exec(scripts[name] ?? '')?.[0] ?? [];
  });
  expect(files).toEqual(['scripts/licences.ts', 'scripts/advisories.ts']);
  expect(on.pull_request?.paths).toEqual(expect.arrayContaining(files));
});

it.each(['.npmrc', 'examples/typescript/.npmrc'])('packages are installed without their scripts: %s', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
