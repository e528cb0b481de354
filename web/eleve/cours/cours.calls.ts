import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { noteFait } from '../cap/index.ts';
import { gardeParmi, lastRead } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { readRegard } from '../../socle/kernel/regard.ts';
import { RETRYING } from '../tentatives/index.ts';
import type { ChapitreEnAttente } from './chapitreEnAttente.ts';
import { type Adresse, versCours } from './adresses.ts';

export type Cours = OutputOf<'getModules'>;
export type Module = OutputOf<'getChapitres'>;
export type Chapitre = Module &
  Required<Pick<Module, 'chapitre' | 'listeQuestions' | 'listeReponses' | 'eLearning'>>;
export type Termine = OutputOf<'addELearning'>;

export const useGetModules = (acces_id: number) =>
  useQuery({ ...callQuery('getModules', { acces_id }), ...RETRYING });

export const useGetModule = (acces_id: number, module_id: number) =>
  useQuery({ ...callQuery('getChapitres', { acces_id, module_id, texte: false }), ...RETRYING });

const chapitreQuery = ({ acces_id, module_id, chapitre_id }: Adresse) => ({
  ...callQuery('getChapitres', { acces_id, module_id, chapitre_id }),
  meta: gardeParmi('chapitre'),
});

/** Prefetches the next chapter, so that reading continues offline. */
export function useGetChapitre(adresse: Adresse) {
  const client = useQueryClient();
  const query = useQuery({
    ...RETRYING,
    ...chapitreQuery(adresse),
    select: (lu) => lu as Chapitre,
  });
  const suivant = query.data?.chapitre.suivant;
  useEffect(() => {
    if (!suivant) return;
    const next = chapitreQuery({ acces_id: adresse.acces_id, ...suivant });
    void client.prefetchQuery({ ...next, staleTime: 60_000 });
  }, [client, adresse.acces_id, suivant]);
  return query;
}

/** Optimistic; counts are refetched, and so is a chapter to retry. */
export async function showTermine(client: QueryClient, envoi: ChapitreEnAttente, done: Termine) {
  const { acces_id, chapitre_id } = envoi;
  if (done.termine === 0) return rereadCours(client, acces_id);
  client.setQueryData<Module>(chapitreQuery(envoi).queryKey, (lu) =>
    lu?.chapitre
      ? {
          ...lu,
          listeReponses: done.listeReponses,
          eLearning: { termine: 1, dateTermine: done.dateTermine },
          listeElearning: lu.listeElearning.map((each) =>
            each.chapitre_id === chapitre_id ? { ...each, termine: 1 } : each,
          ),
        }
      : lu,
  );
  await rereadCours(client, acces_id, { refetchType: 'none' });
}

/** The next step, if the next chapter was prefetched. */
export async function noteTermine(client: QueryClient, envoi: ChapitreEnAttente): Promise<void> {
  const { acces_id, chapitre_id, libelle } = envoi;
  const lu = await lastRead<Module>(client, chapitreQuery(envoi).queryKey);
  const suivant = lu?.chapitre?.suivant;
  const next =
    suivant && (await lastRead<Module>(client, chapitreQuery({ acces_id, ...suivant }).queryKey));
  await noteFait(client, ({ cap }) => {
    if (cap?.quoi !== 'chapitre' || cap.acces_id !== acces_id || cap.chapitre_id !== chapitre_id)
      return undefined;
    if (next?.chapitre && next.eLearning?.termine === 0) {
      const { id, libelle: nom } = next.chapitre;
      const numero = 1 + next.chapitres.findIndex((each) => each.id === id);
      return { ...cap, ...suivant, libelle: nom, numero, commence: 0 };
    }
    const dit = `«\u00a0${libelle}\u00a0» est terminé.`;
    return { quoi: 'fait', acces_id, bouton: 'Voir le cours', dit, to: versCours(acces_id) };
  });
}

export const rereadCours = (
  client: QueryClient,
  acces_id: number,
  options: { refetchType?: 'none' } = {},
) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) =>
      (name === 'getModules' || name === 'getChapitres') &&
      (input as { acces_id: number }).acces_id === acces_id,
    ...options,
  });

/** A failed write is repaired by the next paragraph; a supervisor's look writes nothing. */
export async function keepPlace(client: QueryClient, adresse: Adresse, place: number) {
  if (readRegard()) return;
  client.setQueryData<Module>(chapitreQuery(adresse).queryKey, (lu) =>
    lu?.chapitre ? { ...lu, chapitre: { ...lu.chapitre, place } } : lu,
  );
  await call('keepPlace', { ...adresse, place }, { keepalive: true }).catch(() => undefined);
}
