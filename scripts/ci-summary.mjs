// Adds up the reports of a CI run, names what failed, and prints "N passed, N failed". Exits 1 if anything failed, or if a report
// is missing.
import { existsSync, readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
const steps = readFileSync('test-results/steps', 'utf8').split('\n').filter(Boolean);
const total = { passed: 0, failed: 0 };

/** Counts a failure, and names it above the sum: the end of a log is what people see of a run. */
function fail(what) {
  total.failed += 1;
  console.error(what);
}

for (const step of steps) {
  if (step === 'ok') total.passed += 1;
  else fail(step);
}

/** Reports that Vitest wrote: file, and what it is about. */
const VITEST = [
  ['unit', 'unit and content tests'],
  ['examples-typescript', 'tests of the TypeScript examples'],
];

for (const [file, tests] of VITEST) {
  if (!existsSync(`test-results/${file}.json`)) {
    fail(`The ${tests} left no report.`);
    continue;
  }
  for (const { name, status: outcome, message, assertionResults } of read(file).testResults) {
    // A file that cannot be loaded has no tests.
    if (outcome === 'failed' && assertionResults.length === 0) fail(`failed: ${name}\n${message.split('\n')[0]}`);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'passed') total.passed += 1;
      // A skipped test is a test that did not hold.
      else fail(`${status}: ${name}: ${fullName}\n${failureMessages?.[0]?.split('\n')[0] ?? ''}`);
    }
  }
}

/** Every test of a Playwright report, with the titles of the groups around it. */
function* browserTests(suite, titles = []) {
  for (const inner of suite.suites ?? []) yield* browserTests(inner, [...titles, inner.title]);
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) yield { ...test, name: [...titles, spec.title].join(' > ') };
  }
}

if (existsSync('test-results/site.json')) {
  for (const { status, name, results } of browserTests(read('site'))) {
    if (status === 'expected' || status === 'flaky') total.passed += 1;
    if (status === 'flaky') console.error(`passed only at the second try: ${name}`);
    if (status === 'unexpected' || status === 'skipped') {
      const message = results.find(({ error }) => error)?.error.message ?? '';
      fail(`${status}: ${name}\n${message.split('\n').slice(0, 8).join('\n')}`);
    }
  }
} else {
  fail('The browser tests left no report.');
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
