import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fautesOf } from './grille.ts';
import type { Adresse } from './adresses.ts';
import type { Contexte } from './contexte.ts';
import { preloadQuestion } from './preload.ts';
import { useGetQuestionnaire } from './series.calls.ts';

export interface Parcours {
  /** Counts from 0. */
  rang: number;
  nombre: number;
  prevId: number | null;
  nextId: number | null;
}

/** Null outside such a walk, or until the mistakes are loaded. */
export function useParcours(
  contexte: Contexte,
  adresse: Adresse,
  question_id: number,
): Parcours | null {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const demande = search.has('erreurs');
  const { data } = useGetQuestionnaire(contexte, adresse, demande);
  const parcours = useMemo(() => {
    if (!demande || !data) return null;
    const ids = fautesOf(data).map(({ id }) => id);
    const rang = ids.indexOf(question_id);
    if (rang === -1) return null;
    return {
      rang,
      nombre: ids.length,
      prevId: ids[rang - 1] ?? null,
      nextId: ids[rang + 1] ?? null,
    };
  }, [demande, data, question_id]);
  const nextId = parcours?.nextId ?? null;
  useEffect(() => {
    if (nextId !== null) void preloadQuestion(client, contexte, adresse, nextId);
  }, [client, contexte, adresse, nextId]);
  return parcours;
}
