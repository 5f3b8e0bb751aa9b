import { lazy, Suspense } from 'react';
import type { Props } from '.';

/** The table as it is written, where the menus cannot be loaded. */
const Plain = ({ children }: Props) => <>{children}</>;

const FilterTable = lazy(() => import('.').catch(() => ({ default: Plain })));

/** The table, whose code only pages with such a table load. It stands in their HTML all the same. */
export default function LazyFilterTable(props: Props) {
  return (
    <Suspense fallback={props.children}>
      <FilterTable {...props} />
    </Suspense>
  );
}
