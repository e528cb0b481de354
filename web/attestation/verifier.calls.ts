import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../kernel/query.ts';

/** `code`: undefined while none has been typed. */
export const useVerifyAttestation = (code: string | undefined) =>
  useQuery({
    ...callQuery('verifyAttestation', { code: code ?? '' }),
    enabled: code !== undefined,
    // What was true a minute ago may have been taken back.
    staleTime: 0,
    retry: false,
  });
