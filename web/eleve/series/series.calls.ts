import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Letter } from '../../../regles/lettres.ts';
import { call } from '../../socle/kernel/call.ts';
import { keptOf } from '../../socle/kernel/queue.ts';
import { type Garde, gardeParmi } from '../../socle/kernel/garde.ts';
import { useDuree } from '../questions/index.ts';
import { RETRYING, REPONSES, useReponses } from '../tentatives/index.ts';
import { noteAvancee } from './avancee.ts';
import { echoSerie } from './echo.ts';
import type { Adresse } from './adresses.ts';
import type { Contexte } from './contexte.ts';
import type { Questionnaire } from './grille.ts';
import { keys, forgetOtherTentative, type Question, rereadAll } from './series.cache.ts';

export function useGetThemes(contexte: Contexte, historique: boolean) {
  return useQuery({
    ...RETRYING,
    queryKey: [...keys.themes(contexte.acces_user_id), historique],
    queryFn: ({ signal }) => call('getThemes', { ...contexte, historique }, { signal }),
    staleTime: 0,
  });
}

/** One attempt is kept: the previous one has the same question ids, and reveals their answers. */
const gardeOf = (
  { acces_user_id }: Contexte,
  { theme_id, historique_id }: Pick<Adresse, 'theme_id' | 'historique_id'>,
  valeurOf: (data: never) => number | null,
): { garde: Garde } =>
  historique_id === null
    ? {
        garde: {
          lotOf: (data) => ({
            genre: 'serie',
            nom: `${acces_user_id} ${theme_id}`,
            valeur: valeurOf(data),
          }),
        },
      }
    : gardeParmi('historique');

export const questionnaireOptions = (contexte: Contexte, { theme_id, historique_id }: Adresse) =>
  queryOptions({
    gcTime: RETRYING.gcTime,
    meta: gardeOf(
      contexte,
      { theme_id, historique_id },
      (lue: Questionnaire) => lue.questions.questionnaire_id,
    ),
    queryKey: keys.questionnaire(contexte.acces_user_id, theme_id, historique_id),
    queryFn: async ({ signal, client }) => {
      const tentative = await call(
        'getQuestionnaire',
        { ...contexte, theme_id, historique_id, isHistorique: historique_id !== null },
        { signal },
      );
      const { acces_user_id, user_id } = contexte;
      const gardees = keptOf(REPONSES, user_id);
      if (historique_id === null)
        void noteAvancee(client, { acces_user_id, tentative, gardees, donne: false });
      return tentative;
    },
  });

export function useGetQuestionnaire(contexte: Contexte, adresse: Adresse, enabled = true) {
  return useQuery({
    ...RETRYING,
    ...questionnaireOptions(contexte, adresse),
    staleTime: 0,
    enabled,
  });
}

export const questionOptions = (contexte: Contexte, adresse: Adresse, question_id: number) =>
  queryOptions({
    queryKey: keys.question(contexte.acces_user_id, adresse, question_id),
    queryFn: ({ signal }) =>
      call(
        'getQuestion',
        {
          ...contexte,
          theme_id: adresse.theme_id,
          question_id,
          historique_id: adresse.historique_id,
          isHistorique: adresse.historique_id !== null,
        },
        { signal },
      ),
    // Focus and the storage event bring other tabs' changes, so a prefetched question stays fresh.
    staleTime: RETRYING.gcTime,
    gcTime: RETRYING.gcTime,
    meta: gardeOf(contexte, adresse, (lue: Question) => lue.questionnaire_id),
  });

export function useReponsesConnues(
  contexte: Contexte,
  adresse: Adresse,
  questionnaire_id: number,
): readonly string[] | null {
  const { data } = useQuery({ ...questionnaireOptions(contexte, adresse), enabled: false });
  return data?.questions.questionnaire_id === questionnaire_id ? data.questions.reponses : null;
}

export function useGetQuestion(contexte: Contexte, adresse: Adresse, question_id: number) {
  return useQuery({ ...RETRYING, ...questionOptions(contexte, adresse, question_id) });
}

export function useAddQuestionnaire({ acces_user_id, user_id }: Contexte) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (theme_id: number) =>
      call('addQuestionnaire', { acces_user_id, theme_id, user_id }),
    onSuccess: ({ questionnaire_id }, theme_id) =>
      forgetOtherTentative(client, acces_user_id, theme_id, questionnaire_id),
  });
}

export function useBeginSerie({ acces_user_id, user_id }: Contexte) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (serie: { theme_id: number; questionnaire_id: number }) =>
      call('beginSerie', { acces_user_id, user_id, ...serie }),
    onSuccess: ({ questionnaire_id }, { theme_id }) =>
      forgetOtherTentative(client, acces_user_id, theme_id, questionnaire_id),
  });
}

export function useStopSerie({ acces_user_id }: Contexte) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (questionnaire_id: number) =>
      call('stopSerie', { acces_user_id, questionnaire_id }),
    onSettled: () => rereadAll(client, acces_user_id),
  });
}

export function useAddReponse(contexte: Contexte, { theme_id }: Adresse, question: Question) {
  const attentes = useReponses(contexte.user_id, echoSerie);
  const duree = useDuree();
  const { questionnaire_id, questionKey, datas } = question;
  return {
    ...attentes,
    gardee: attentes.entries.find(
      (r) => r.questionnaire_id === questionnaire_id && r.question === datas.id,
    ),
    give: (letter: Letter) =>
      attentes.queue?.give({
        letter,
        question: datas.id,
        questionKey,
        questionnaire_id,
        theme_id,
        acces_user_id: contexte.acces_user_id,
        duree: duree(),
        donneeLe: Date.now(),
      }),
  };
}
