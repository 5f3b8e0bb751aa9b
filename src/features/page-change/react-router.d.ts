import type { History } from 'history';
import type { Context } from 'react';

declare module 'react-router' {
  /** Missing in the types of the package: what `useHistory` reads. */
  export const __HistoryContext: Context<History>;
}
