import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { call, download } from '../../socle/kernel/call.ts';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { saveFile } from '../../socle/ui/saveFile.ts';

export type Attestation = OutputOf<'getAttestations'>['attestations'][number];
type Guide = InputOf<'setGuides'>['guides'][number];

export const useGetAttestations = () =>
  useQuery({ ...callQuery('getAttestations', {}), meta: GARDE });

export const useDownloadPdf = () =>
  useMutation({
    mutationFn: async (id: number) => {
      const file = await download('getAttestationPdf', { id });
      saveFile(file.name, file.type, file);
    },
    onError: (error) => tellFailure(error, 'getAttestationPdf'),
  });

export const useGetGuides = (acces_id: number) => useQuery(callQuery('getGuides', { acces_id }));

export function useSetGuides(acces_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guides: Guide[]) => call('setGuides', { acces_id, guides }),
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name === 'getGuides' || name === 'getAttestations',
      }),
  });
}
