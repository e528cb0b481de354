import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmHost } from './confirm.tsx';
import { PreuveHost } from './PreuveHost.tsx';
import { createQueryClient } from './query.ts';

/** One client per page load or server request: no data leaks between users. */
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
