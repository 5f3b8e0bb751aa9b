import { lazy, Suspense } from 'react';

const importResults = () => import('.');
const Results = lazy(() => importResults().catch(() => ({ default: Missing })));

/** Field and results of the results page, for the browser only. Loaded apart: other pages do not carry it. */
export default function LazyResults() {
  return (
    <Suspense>
      <Results />
    </Suspense>
  );
}

function Missing() {
  return (
    <p role="alert">
      Unable to load search. You might want to check your network connection, and to <a href="">load this page again</a>
      .
    </p>
  );
}
