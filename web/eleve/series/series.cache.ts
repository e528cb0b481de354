import type { QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import type { Recue, ReponseSerie } from '../tentatives/index.ts';
import type { Questionnaire } from './grille.ts';
import type { Adresse } from './adresses.ts';

export type Themes = OutputOf<'getThemes'>;
export type Theme = Themes['themes'][number];
export type Question = OutputOf<'getQuestion'>;

export const SUJET = 'serie';

const DERNIERE = 'derniere';
export const keys = {
  acces: (acces_user_id: number) => ['series', acces_user_id] as const,
  themes: (acces_user_id: number) => [...keys.acces(acces_user_id), 'themes'] as const,
  listed: (acces_user_id: number) => [...keys.themes(acces_user_id), false] as const,
  serie: (acces_user_id: number, theme_id: number) =>
    [...keys.acces(acces_user_id), 'serie', theme_id] as const,
  questionnaire: (acces_user_id: number, theme_id: number, historique_id: number | null) =>
    [...keys.serie(acces_user_id, theme_id), 'questionnaire', historique_id ?? DERNIERE] as const,
  questions: (acces_user_id: number, theme_id: number) =>
    [...keys.serie(acces_user_id, theme_id), 'question'] as const,
  question: (acces_user_id: number, adresse: Adresse, question_id: number) =>
    [
      ...keys.questions(acces_user_id, adresse.theme_id),
      adresse.historique_id ?? DERNIERE,
      question_id,
    ] as const,
};

/** Question ids recur from attempt to attempt, so the old cache entries must go. */
export async function forgetOtherTentative(
  client: QueryClient,
  acces_user_id: number,
  theme_id: number,
  questionnaire_id: number,
) {
  client.removeQueries({
    queryKey: [...keys.questions(acces_user_id, theme_id), DERNIERE],
    predicate: ({ state }) =>
      (state.data as Question | undefined)?.questionnaire_id !== questionnaire_id,
  });
  client.removeQueries({
    queryKey: keys.questionnaire(acces_user_id, theme_id, null),
    predicate: ({ state }) =>
      (state.data as Questionnaire | undefined)?.questions.questionnaire_id !== questionnaire_id,
    type: 'inactive',
  });
  await client.invalidateQueries({ queryKey: keys.themes(acces_user_id), refetchType: 'none' });
}

export function rereadAll(client: QueryClient, acces_user_id: number) {
  return client.invalidateQueries({ queryKey: keys.acces(acces_user_id) });
}

/** An open attempt counts answers, rounded down like the server. */
export const pourcentage = (reponses: string[]) =>
  Math.floor((100 * reponses.filter((reponse) => reponse !== '?').length) / reponses.length);

/** An acknowledged answer shows at once, and its aggregates become stale. */
export async function showReponse(
  client: QueryClient,
  envoyee: ReponseSerie,
  { reponse, bonne, termine, correction }: Recue<'serie'>,
) {
  const { acces_user_id, theme_id, question, questionKey, questionnaire_id } = envoyee;
  client.setQueriesData<Question>(
    {
      queryKey: keys.questions(acces_user_id, theme_id),
      predicate: ({ state }) => (state.data as Question | undefined)?.datas.id === question,
    },
    (lue) =>
      lue?.questionnaire_id === questionnaire_id
        ? { ...lue, reponse, repondu: 1, bonne, termine, correction }
        : lue,
  );
  client.setQueryData<Questionnaire>(keys.questionnaire(acces_user_id, theme_id, null), (lue) => {
    if (lue?.questions.questionnaire_id !== questionnaire_id) return lue;
    const reponses = lue.questions.reponses.with(questionKey, reponse);
    return {
      ...lue,
      questions: { ...lue.questions, reponses, pourcentage: pourcentage(reponses) },
    };
  });
  if (termine) return void rereadAll(client, acces_user_id);
  await client.invalidateQueries({ queryKey: keys.themes(acces_user_id), refetchType: 'none' });
  await client.invalidateQueries({
    queryKey: keys.questionnaire(acces_user_id, theme_id, null),
  });
}

/** Refetches a question that was answered elsewhere; null while the server is unreachable. */
export async function rereadQuestion(client: QueryClient, envoyee: ReponseSerie) {
  const { acces_user_id, theme_id, question, questionnaire_id } = envoyee;
  await rereadAll(client, acces_user_id);
  const laMeme = {
    queryKey: [...keys.questions(acces_user_id, theme_id), DERNIERE],
    predicate: ({ state }: { state: { data?: unknown } }) =>
      (state.data as Question | undefined)?.datas.id === question,
  };
  // `rereadAll` refetched what screens show; copies that none shows are still stale.
  await client.refetchQueries({ ...laMeme, stale: true });
  const lues = client.getQueriesData<Question>(laMeme).map(([, lue]) => lue);
  return lues.find((lue) => lue?.questionnaire_id !== questionnaire_id) ?? lues[0] ?? null;
}
