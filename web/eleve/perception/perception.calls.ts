import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import { call, CallError, NetworkError } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { keepRapport, type Rapport, readRapport } from './rapports.ts';

export type Accueil = OutputOf<'getLecteur'>;
export type Revue = OutputOf<'getRevue'>['revue'];
export type Suite = OutputOf<'endPartie'>;
export type Proposition = OutputOf<'getPropositions'>['propositions'][number];
export type ResultatDeTest = OutputOf<'getTest'>;

export const openLecteur = (jeton: string) => call('openLecteur', { jeton });

export const useAccueil = (seance: string) => useQuery(callQuery('getLecteur', { seance }));

export const useLecon = (seance: string, lecon: string) =>
  useQuery(callQuery('getLecon', { seance, lecon }));

/** All that the first screen tells has changed. */
export function useRereadAccueil() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['getLecteur'] });
}

/** The contract lets it pass loose: only films/ makes one. */
export const clipEnvoyeDe = (envoye: object) => envoye as ClipEnvoye;

export const addPartie = (input: Parameters<typeof call<'addPartie'>>[1]) =>
  call('addPartie', input);
export const addPartieDeTest = (seance: string, test_id: number) =>
  call('addPartieDeTest', { seance, test_id });

/** Whoever judges a clip: the session’s server, or the demonstration’s. */
export interface Juge {
  send: (rapport: Omit<Rapport, 'seance' | 'partie_id'>) => Promise<Suite>;
  ask: (arret: number) => Promise<Proposition[]>;
  choose: (choix: number[]) => Promise<Suite>;
}

export const jugeDeSeance = (seance: string, partie_id: number): Juge => ({
  send: (rapport) => sendRapport({ ...rapport, seance, partie_id }),
  ask: async (arret) => (await call('getPropositions', { seance, partie_id, arret })).propositions,
  choose: (choix) => call('addChoix', { seance, partie_id, choix }),
});

/** One clip, for whoever comes by: clicks alone. */
export const jugeDEssai: Juge = {
  send: async ({ clics, ecran }) => {
    const { revue } = await call('judgeDemonstration', { clics, ecran });
    return { revue: { partie_id: 1, ...revue }, propositions: null, termine: 0 };
  },
  ask: async () => [],
  choose: () => Promise.reject(new Error('La vidéo d’essai n’a pas de choix.')),
};
export const getRevue = (seance: string, partie_id: number) =>
  call('getRevue', { seance, partie_id });
export const getTest = (seance: string, test_id: number) => call('getTest', { seance, test_id });

export const useAddTest = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof call<'addTest'>>[1]) => call('addTest', input),
  });

/** Kept before it is sent; forgotten once the server took it, or refused it for good. */
export async function sendRapport(rapport: Rapport): Promise<Suite> {
  keepRapport(rapport);
  try {
    const suite = await call('endPartie', rapport);
    keepRapport(null);
    return suite;
  } catch (error) {
    if (error instanceof CallError && error.status < 500 && error.status !== 429) keepRapport(null);
    throw error;
  }
}

/** Sends what an earlier visit could not. */
export async function sendLeft(seance: string): Promise<void> {
  const left = readRapport(seance);
  if (left) await sendRapport(left).catch(() => undefined);
}

export const isAttente = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof CallError && (error.status >= 500 || error.status === 429));
