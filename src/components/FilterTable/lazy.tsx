import { type ComponentProps, lazy, Suspense } from 'react';

const FilterTable = lazy(() => import('.'));

/** The table, whose code only pages with such a table load. It stands in their HTML all the same. */
export default function LazyFilterTable(props: ComponentProps<typeof FilterTable>) {
  return (
    <Suspense fallback={props.children}>
      <FilterTable {...props} />
    </Suspense>
  );
}
