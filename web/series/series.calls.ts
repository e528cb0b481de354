import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Letter } from '../../contract/fields.ts';
import { call } from '../kernel/call.ts';
import { useDuree } from '../questions/useDuree.ts';
import { PATIENCE } from './erreurs.ts';
import type { Adresse } from './liens.ts';
import { keys, forgetOtherTentative, type Question } from './series.cache.ts';
import { useReponsesEnAttente } from './useReponsesEnAttente.ts';

/** Whose copy of the access the screen is about: the fields that every call of the room carries. */
export interface Contexte {
  acces_id: number;
  acces_user_id: number;
  user_id: number;
  dureeValidite: number;
  datePerime: string | null;
}

export function useGetThemes(contexte: Contexte, historique: boolean) {
  return useQuery({
    ...PATIENCE,
    queryKey: [...keys.themes(contexte.acces_user_id), historique],
    queryFn: ({ signal }) => call('getThemes', { ...contexte, historique }, { signal }),
    staleTime: 0,
  });
}

const questionnaireOptions = (contexte: Contexte, { theme_id, historique_id }: Adresse) =>
  queryOptions({
    gcTime: PATIENCE.gcTime,
    queryKey: keys.questionnaire(contexte.acces_user_id, theme_id, historique_id),
    queryFn: ({ signal }) =>
      call(
        'getQuestionnaire',
        { ...contexte, theme_id, historique_id, isHistorique: historique_id !== null },
        { signal },
      ),
  });

export function useGetQuestionnaire(contexte: Contexte, adresse: Adresse, enabled = true) {
  return useQuery({
    ...questionnaireOptions(contexte, adresse),
    ...PATIENCE,
    staleTime: 0,
    enabled,
  });
}

const questionOptions = (contexte: Contexte, adresse: Adresse, question_id: number) =>
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
    // What another tab changes comes in by the focus and the storage event, so that a question
    // fetched ahead is still good when its turn comes.
    staleTime: 120_000,
    gcTime: PATIENCE.gcTime,
  });

/** How many questions are fetched ahead: what a learner answers in a long tunnel. */
const AVANCE = 5;

async function preloadSuite(
  client: QueryClient,
  contexte: Contexte,
  adresse: Adresse,
  depuis: Question,
  encore: () => boolean,
) {
  let suivante = depuis.nextId;
  for (let n = 0; n < AVANCE && suivante !== null && encore(); n++) {
    const question: Question = await client.fetchQuery(
      questionOptions(contexte, adresse, suivante),
    );
    if (question.datas.libelleImage) new Image().src = question.datas.libelleImage;
    suivante = question.nextId;
  }
  // The grid too, if nobody has seen it yet: it is the way back when there is no network.
  await client.prefetchQuery({ ...questionnaireOptions(contexte, adresse), staleTime: Infinity });
}

/** What is known of an attempt's answers without asking for it: the grid was read ahead, and is kept up. */
export function useReponsesConnues(
  contexte: Contexte,
  adresse: Adresse,
  questionnaire_id: number,
): readonly string[] | null {
  const { data } = useQuery({ ...questionnaireOptions(contexte, adresse), enabled: false });
  return data?.questions.questionnaire_id === questionnaire_id ? data.questions.reponses : null;
}

export function useGetQuestion(contexte: Contexte, adresse: Adresse, question_id: number) {
  const client = useQueryClient();
  const query = useQuery({ ...questionOptions(contexte, adresse, question_id), ...PATIENCE });
  const { data } = query;
  useEffect(() => {
    if (!data) return undefined;
    let ouverte = true;
    preloadSuite(client, contexte, adresse, data, () => ouverte).catch(() => undefined);
    return () => {
      ouverte = false;
    };
  }, [client, contexte, adresse, data]);
  return query;
}

/** Fetches the first question behind the overlay, so that it is there when the overlay goes. */
export function preloadQuestion(
  client: QueryClient,
  contexte: Contexte,
  adresse: Adresse,
  question_id: number,
) {
  return client.prefetchQuery(questionOptions(contexte, adresse, question_id));
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
    onSettled: () => client.invalidateQueries({ queryKey: keys.acces(acces_user_id) }),
  });
}

/**
 * Gives an answer: kept on this device first, then sent, and sent again until the server has
 * spoken; `montrerReponse` refreshes what it changes. `gardee`: given, not yet acknowledged.
 */
export function useAddReponse(contexte: Contexte, { theme_id }: Adresse, question: Question) {
  const attentes = useReponsesEnAttente(contexte.user_id);
  const [termine, setTermine] = useState(false);
  const duree = useDuree();
  const { file } = attentes;
  const { questionnaire_id, questionKey, datas } = question;
  useEffect(
    () =>
      file?.observer(({ reponse, envoi }) => {
        if (reponse.questionnaire_id === questionnaire_id && envoi.corps?.termine) setTermine(true);
      }),
    [file, questionnaire_id],
  );
  return {
    ...attentes,
    /** This answer, or one on its way behind another, was the last: the attempt is over. */
    termine,
    gardee: attentes.reponses.find(
      (r) => r.questionnaire_id === questionnaire_id && r.question === datas.id,
    ),
    donner: (letter: Letter) =>
      file?.donner({
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
