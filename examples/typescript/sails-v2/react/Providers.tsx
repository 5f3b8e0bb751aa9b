// #region providers
import { AccountProvider, AlertProvider, ApiProvider } from '@gear-js/react-hooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { AlertBox } from './AlertBox';

const queryClient = new QueryClient();

/** Everything that the hooks need, around the whole application. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AlertProvider template={AlertBox}>
        <ApiProvider initialArgs={{ endpoint: 'wss://testnet.vara.network' }}>
          <AccountProvider appName="Poll">{children}</AccountProvider>
        </ApiProvider>
      </AlertProvider>
    </QueryClientProvider>
  );
}
// #endregion providers
