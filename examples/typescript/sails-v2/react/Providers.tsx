// #region providers
import { AccountProvider, AlertProvider, ApiProvider, useApi } from '@gear-js/react-hooks';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { AlertBox } from './AlertBox';

const queryClient = new QueryClient();

/** Everything that the hooks need, around the whole application. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AlertProvider template={AlertBox}>
        <ApiProvider initialArgs={{ endpoint: 'wss://testnet.vara.network' }}>
          <AskAgain />
          <AccountProvider appName="Poll">{children}</AccountProvider>
        </ApiProvider>
      </AlertProvider>
    </QueryClientProvider>
  );
}

/** Asks all queries again when the connection is back: no event tells what has changed meanwhile. */
function AskAgain() {
  const { api } = useApi();
  const client = useQueryClient();
  useEffect(() => {
    if (api) void client.invalidateQueries();
  }, [api, client]);
  return null;
}
// #endregion providers
