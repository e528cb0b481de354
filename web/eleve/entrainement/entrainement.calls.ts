import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { fermetureOf, useAccesFerme } from '../acces/index.ts';
import { CallError, call } from '../../socle/kernel/call.ts';
import { isTold, sentenceOf } from '../../socle/kernel/errors.ts';
import { noteFait } from '../cap/index.ts';
import { gardeParmi, lastRead } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { isPassing, PATIENCE } from '../series/index.ts';
import { versDizaine, versEntrainement } from './liens.ts';
import type { ReponseDizaine } from './reponse.ts';

export type Entrainement = Output<Calls['getEntrainement']>;
export type Sujet = Entrainement['sujets'][number];
export type Dizaine = Output<Calls['getDizaine']>;
export type Recue = Output<Calls['addReponseDizaine']>;

/** What is practised of one's mistakes, as the server names it. */
export const ERREURS = 'erreurs';

/** Of what is said of ten questions; one of them is a part of it. */
export const SUJET = 'dizaine';

/** Whose copy of the access. */
export interface Acces {
  acces_id: number;
  acces_user_id: number;
}

const accesOf = ({ acces_id, acces_user_id }: Acces): Acces => ({ acces_id, acces_user_id });

export const useGetEntrainement = (acces: Acces) =>
  useQuery({ ...callQuery('getEntrainement', accesOf(acces)), ...PATIENCE });

const dizaineQuery = (acces: Acces, dizaine_id: number) => ({
  ...callQuery('getDizaine', { ...accesOf(acces), dizaine_id }),
  meta: gardeParmi('dizaine'),
});

/**
 * As it stands at this very moment: an answer is shown in it before it is kept no more, and what a query
 * tells its screens comes a moment later.
 */
export function useDizaineNow(acces: Acces, lue: Dizaine): Dizaine {
  const client = useQueryClient();
  return client.getQueryData(dizaineQuery(acces, lue.dizaine_id).queryKey) ?? lue;
}

/** All its questions, and their pictures ahead: what is begun can be ended in a tunnel. */
export function useGetDizaine(acces: Acces, dizaine_id: number) {
  const query = useQuery({
    ...PATIENCE,
    ...dizaineQuery(acces, dizaine_id),
    staleTime: 120_000,
    gcTime: PATIENCE.gcTime,
  });
  const questions = query.data?.questions;
  useEffect(() => {
    for (const { datas } of questions ?? [])
      if (datas.libelleImage) new Image().src = datas.libelleImage;
  }, [questions]);
  return query;
}

/** Begins ten questions, or goes on with those that are open. */
export function useAddDizaine(acces: Acces) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const accesFerme = useAccesFerme();
  /** What is being begun. */
  const [occupee, setOccupee] = useState<string | null>(null);

  /** Tells whether it has begun. */
  async function launch(cible: string, replace: boolean): Promise<boolean> {
    if (occupee !== null) return false;
    setOccupee(cible);
    try {
      const { dizaine_id } = await call('addDizaine', { ...accesOf(acces), cible });
      // Its first question is there when its screen is.
      await client.prefetchQuery(dizaineQuery(acces, dizaine_id));
      await navigate(versDizaine(acces.acces_id, dizaine_id), { replace });
      return true;
    } catch (erreur) {
      const ferme = fermetureOf(erreur);
      if (ferme) {
        accesFerme(ferme);
        return true;
      }
      if (!isTold(erreur)) explain(erreur);
      await client.invalidateQueries(callQuery('getEntrainement', accesOf(acces)));
      return false;
    } finally {
      setOccupee(null);
    }
  }
  return {
    occupee,
    commencer: (cible: string) => launch(cible, false),
    /** The same for who comes from elsewhere to begin: the way back does not lead through here. */
    commencerDici: (cible: string) => launch(cible, true),
  };
}

function explain(erreur: unknown) {
  const sujet = SUJET;
  if (isPassing(erreur))
    toast({ kind: 'warning', title: 'Pas de réseau', message: 'Réessaie dans un instant.', sujet });
  else if (erreur instanceof CallError && erreur.status === 409)
    toast({ kind: 'info', title: 'Rien à revoir ici', message: erreur.message, sujet });
  else
    toast({ kind: 'error', title: 'Une erreur est survenue', message: sentenceOf(erreur), sujet });
}

/** Shows an acknowledged answer where it belongs, and has what counts it read again. */
export async function showReponse(client: QueryClient, envoyee: ReponseDizaine, recue: Recue) {
  client.setQueryData<Dizaine>(dizaineQuery(envoyee, envoyee.dizaine_id).queryKey, (lue) =>
    lue
      ? {
          ...lue,
          termine: recue.termine,
          questions: lue.questions.map((une) =>
            une.datas.id === envoyee.question
              ? {
                  ...une,
                  reponse: recue.reponse,
                  bonne: recue.bonne,
                  correction: recue.correction,
                  suite: recue.suite,
                }
              : une,
          ),
        }
      : lue,
  );
  await client.invalidateQueries({
    ...callQuery('getEntrainement', accesOf(envoyee)),
    refetchType: 'none',
  });
}

/** One mistake less to be looked at, whatever the answer: it comes back later. */
export async function noteReponse(client: QueryClient, envoyee: ReponseDizaine): Promise<void> {
  const { acces_id, dizaine_id } = envoyee;
  const lue = await lastRead<Dizaine>(client, dizaineQuery(envoyee, dizaine_id).queryKey);
  if (lue?.cible !== ERREURS) return;
  await noteFait(client, ({ cap }) => {
    if (cap?.quoi !== 'erreurs' || cap.acces_id !== acces_id) return undefined;
    if (cap.nombre > 1) return { ...cap, nombre: cap.nombre - 1 };
    const dit = 'Tu as revu ce qui était à revoir.';
    return {
      quoi: 'fait',
      acces_id,
      bouton: 'Voir mes erreurs',
      dit,
      to: versEntrainement(acces_id),
    };
  });
}

/** What stands after somebody else’s answer. */
export const rereadDizaine = (client: QueryClient, envoyee: ReponseDizaine) =>
  client.invalidateQueries(dizaineQuery(envoyee, envoyee.dizaine_id));
