import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { CallError, NetworkError, call } from '../../socle/kernel/call.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import type { Chrono } from '../../../regles/examen.ts';
import { gardeParmi } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import {
  type Acces,
  accesOf,
  isPassing,
  RETRYING,
  useExplain,
  useLaunch,
} from '../tentatives/index.ts';
import { versEpreuve, versResultat } from './adresses.ts';

export type Examens = OutputOf<'getExamens'>;
export type Ouvert = NonNullable<Examens['ouvert']>;
export type Resultat = Examens['resultats'][number];
export type Corrige = OutputOf<'getExamen'>;
export type Ouverte = NonNullable<OutputOf<'openQuestionExamen'>['question']>;

const historiqueKey = (acces: Acces) => ['getHistoriqueExamens', accesOf(acces)] as const;
const examensQuery = (acces: Acces) => callQuery('getExamens', accesOf(acces));

export const useGetExamens = (acces: Acces) => useQuery({ ...examensQuery(acces), ...RETRYING });

export const useGetExamen = (acces: Acces, examen_id: number) =>
  useQuery({
    ...callQuery('getExamen', { ...accesOf(acces), examen_id }),
    ...RETRYING,
    meta: gardeParmi('examen'),
    staleTime: Infinity,
  });

export const useGetHistoriqueExamens = (acces: Acces) =>
  useInfiniteQuery({
    ...RETRYING,
    queryKey: historiqueKey(acces),
    queryFn: ({ pageParam, signal }) =>
      call('getHistoriqueExamens', { ...accesOf(acces), page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ examens: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
  });

export const rereadExamens = (client: QueryClient, acces: Acces) =>
  client.invalidateQueries(examensQuery(acces));

/** Screens refetch when they mount, so that no answer waits for it. */
export const staleExamens = (client: QueryClient, acces: Acces) =>
  client.invalidateQueries({ ...examensQuery(acces), refetchType: 'none' });

/** Short, because the clock may run although the response was lost. */
const RETRY_PAUSES_MS = [600, 1500, 3000];

/** Retries on a shaky network, because the call is idempotent. */
export async function openQuestion({ acces_user_id }: Acces, examen_id: number) {
  for (const pause of RETRY_PAUSES_MS)
    try {
      return await call('openQuestionExamen', { acces_user_id, examen_id });
    } catch (erreur) {
      if (!isPassing(erreur)) throw erreur;
      await new Promise((fini) => setTimeout(fini, pause));
    }
  return call('openQuestionExamen', { acces_user_id, examen_id });
}

export function useExplainExamen(acces: Acces) {
  const client = useQueryClient();
  return useExplain(
    'examen',
    () => rereadExamens(client, acces),
    (erreur) =>
      erreur instanceof CallError && erreur.status === 429
        ? { kind: 'error', title: 'Une erreur est survenue', message: sentenceOf(erreur) }
        : undefined,
  );
}

export function useLaunchExamen(acces: Acces) {
  const client = useQueryClient();
  const { occupee, launch } = useLaunch<true>(useExplainExamen(acces));
  const run = (next: () => Promise<string>) =>
    launch(true, async () => {
      const adresse = await next();
      await client.fetchQuery(examensQuery(acces));
      return adresse;
    });

  /** The question opens before its screen; an exam that is over leads to its result. */
  async function open(examen_id: number) {
    const { termine } = await openQuestion(acces, examen_id);
    return termine ? versResultat(acces.acces_id, examen_id) : versEpreuve(acces.acces_id);
  }
  return {
    occupe: occupee !== null,
    begin: (choix: { chrono: Chrono; voix: boolean; arret: boolean }) =>
      run(async () => {
        const { examen_id } = await call('addExamen', { ...accesOf(acces), ...choix });
        return open(examen_id);
      }),
    resume: (examen_id: number, save: () => Promise<number>) =>
      run(async () => {
        if ((await save()) > 0) throw new NetworkError();
        return open(examen_id);
      }),
    stop: (examen_id: number, save: () => Promise<number>) =>
      run(async () => {
        if ((await save()) > 0) throw new NetworkError();
        await call('stopExamen', { acces_user_id: acces.acces_user_id, examen_id });
        return versResultat(acces.acces_id, examen_id);
      }),
  };
}
