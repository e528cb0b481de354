import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmHost } from './confirm.tsx';
import { PreuveHost } from './PreuveHost.tsx';
import { createQueryClient } from './query.ts';

/** One query client a page load: on the server one a request, so nobody sees another's data. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <ConfirmHost />
      <PreuveHost />
    </QueryClientProvider>
  );
}
