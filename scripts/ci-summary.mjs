// Adds up the reports of a CI run and prints "N passed, N failed". Exits 1 if anything failed, or if a report is missing.
import { existsSync, readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
const steps = readFileSync('test-results/steps', 'utf8').split('\n').filter(Boolean);
const total = { passed: 0, failed: 0 };

for (const step of steps) {
  if (step === 'ok') total.passed += 1;
  else {
    total.failed += 1;
    console.error(step);
  }
}

/** Reports that Vitest wrote: file, and what it is about. */
const VITEST = [
  ['unit', 'unit and content tests'],
  ['examples-typescript', 'tests of the TypeScript examples'],
];

for (const [file, tests] of VITEST) {
  if (existsSync(`test-results/${file}.json`)) {
    const { numPassedTests, numFailedTests, numPendingTests } = read(file);
    total.passed += numPassedTests;
    // A skipped test is a test that did not hold.
    total.failed += numFailedTests + numPendingTests;
  } else {
    total.failed += 1;
    console.error(`The ${tests} left no report.`);
  }
}

if (existsSync('test-results/site.json')) {
  const { stats } = read('site');
  total.passed += stats.expected;
  total.failed += stats.unexpected + stats.flaky + stats.skipped;
} else {
  total.failed += 1;
  console.error('The browser tests left no report.');
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
