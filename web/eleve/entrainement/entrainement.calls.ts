import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { CallError, call } from '../../socle/kernel/call.ts';
import { gardeParmi } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import {
  type Acces,
  accesOf,
  RETRYING,
  type Recue,
  type ReponseGardee,
  useExplain,
  useLaunch,
} from '../tentatives/index.ts';
import { versDizaine } from './adresses.ts';

export type Entrainement = OutputOf<'getEntrainement'>;
export type Sujet = Entrainement['sujets'][number];
export type Dizaine = OutputOf<'getDizaine'>;

export const useGetEntrainement = (acces: Acces) =>
  useQuery({ ...callQuery('getEntrainement', accesOf(acces)), ...RETRYING });

export const dizaineQuery = (acces: Acces, dizaine_id: number) => ({
  ...callQuery('getDizaine', { ...accesOf(acces), dizaine_id }),
  meta: gardeParmi('dizaine'),
});

/** Reads the cache, because observers are notified after the queue drops the answer. */
export function useDizaineNow(acces: Acces, lue: Dizaine): Dizaine {
  const client = useQueryClient();
  return client.getQueryData(dizaineQuery(acces, lue.dizaine_id).queryKey) ?? lue;
}

export const useGetDizaine = (acces: Acces, dizaine_id: number) =>
  useQuery({
    ...RETRYING,
    ...dizaineQuery(acces, dizaine_id),
    staleTime: 120_000,
    gcTime: RETRYING.gcTime,
  });

export function useAddDizaine(acces: Acces) {
  const client = useQueryClient();
  const explain = useExplain(
    'dizaine',
    () => client.invalidateQueries(callQuery('getEntrainement', accesOf(acces))),
    (erreur) =>
      erreur instanceof CallError && erreur.status === 409
        ? { kind: 'info', title: 'Rien à revoir ici', message: erreur.message }
        : undefined,
  );
  const { occupee, launch } = useLaunch<string>(explain);
  const begin = (cible: string, replace = false) =>
    launch(
      cible,
      async () => {
        const { dizaine_id } = await call('addDizaine', { ...accesOf(acces), cible });
        // The first question must be cached before its screen opens.
        await client.prefetchQuery(dizaineQuery(acces, dizaine_id));
        return versDizaine(acces.acces_id, dizaine_id);
      },
      replace,
    );
  return {
    occupee,
    begin: (cible: string) => begin(cible),
    /** Replaces the history entry, so that Back skips the launch. */
    beginHere: (cible: string) => begin(cible, true),
  };
}

export async function showReponse(
  client: QueryClient,
  envoyee: ReponseGardee<'dizaine'>,
  { termine, reponse, bonne, correction, suite }: Recue<'dizaine'>,
) {
  client.setQueryData<Dizaine>(dizaineQuery(envoyee, envoyee.dizaine_id).queryKey, (lue) =>
    lue
      ? {
          ...lue,
          termine,
          questions: lue.questions.map((une) =>
            une.datas.id === envoyee.question ? { ...une, reponse, bonne, correction, suite } : une,
          ),
        }
      : lue,
  );
  await client.invalidateQueries({
    ...callQuery('getEntrainement', accesOf(envoyee)),
    refetchType: 'none',
  });
}
