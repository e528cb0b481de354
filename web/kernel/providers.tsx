import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmHost } from './confirm.tsx';
import { createQueryClient } from './query.ts';
import { SessionProvider } from './session.tsx';
import { ToastHost } from './ToastHost.tsx';

/** One query client a page load: on the server one a request, so nobody sees another's data. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        {children}
        <ConfirmHost />
        <ToastHost />
      </SessionProvider>
    </QueryClientProvider>
  );
}
