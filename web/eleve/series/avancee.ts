import type { QueryClient } from '@tanstack/react-query';
import { type Cap, noteFait } from '../cap/index.ts';
import type { ReponseGardee } from '../tentatives/index.ts';
import { GARDE, changeLastRead } from '../../socle/kernel/garde.ts';
import type { Questionnaire } from './grille.ts';
import { versSerie } from './adresses.ts';
import { type Theme, type Themes, keys, pourcentage } from './series.cache.ts';

const VIDE = '?';

export function avecGardees(
  tentative: Questionnaire,
  gardees: readonly ReponseGardee[],
): Questionnaire['questions'] {
  const { questions } = tentative;
  if (questions.isTermine === 1) return questions;
  const reponses = [...questions.reponses];
  for (const gardee of gardees) {
    if (!('questionnaire_id' in gardee)) continue;
    const { questionnaire_id, questionKey, letter } = gardee;
    if (questionnaire_id === questions.questionnaire_id && reponses[questionKey] === VIDE)
      reponses[questionKey] = letter;
  }
  return { ...questions, reponses, pourcentage: pourcentage(reponses) };
}

/** An attempt that has all its answers can only be looked at. */
export function capOf(acces_id: number, questions: Questionnaire['questions']): Cap {
  const { theme_id, libelle, reponses, isTermine } = questions;
  const key = reponses.indexOf(VIDE);
  if (isTermine === 1 || key === -1)
    return {
      quoi: 'fait',
      acces_id,
      bouton: `Voir ${libelle}`,
      dit: 'Elle est terminée.',
      to: versSerie({ acces_id, theme_id, historique_id: null }),
    };
  return {
    quoi: 'reprendre',
    acces_id,
    theme_id,
    libelle,
    question_id: questions.questions[key]!,
    numero: key + 1,
    faites: reponses.filter((reponse) => reponse !== VIDE).length,
  };
}

interface Avancee {
  acces_user_id: number;
  tentative: Questionnaire;
  gardees: readonly ReponseGardee[];
  /** True after an answer, false after a mere reading. */
  donne: boolean;
}

/** The list and the next step are patched, because they may be older in the cache. */
export async function noteAvancee(client: QueryClient, avancee: Avancee): Promise<void> {
  const { acces_user_id, tentative, gardees, donne } = avancee;
  if (tentative.questions.questionnaire_id === null) return;
  const questions = avecGardees(tentative, gardees);
  const { theme_id, isTermine } = questions;
  await noteFait(client, (etape) => {
    const { cap } = etape;
    if (etape.acces_user_id !== acces_user_id || !cap || !('acces_id' in cap)) return undefined;
    // The open exam may be more recent than this series.
    if (cap.quoi === 'examen' && cap.ouvert) return undefined;
    const sienne = 'theme_id' in cap && cap.theme_id === theme_id;
    if (!donne && !sienne) return undefined;
    // A known failed attempt still has to be done again.
    if (isTermine === 1 && cap.quoi === 'refaire') return undefined;
    return capOf(cap.acces_id, questions);
  });
  const queryKey = keys.listed(acces_user_id);
  await changeLastRead<Themes>(client, { queryKey, meta: GARDE }, (lues) => ({
    ...lues,
    themes: lues.themes.map((theme) =>
      theme.id === theme_id ? avec(theme, tentative, questions) : theme,
    ),
  }));
}

function avec(
  theme: Theme,
  { dateDebut, dateFin }: Questionnaire,
  questions: Questionnaire['questions'],
): Theme {
  const { questionnaire_id, isTermine, reussi, pourcentage: part } = questions;
  const state = { isStart: 1, isTermine, reussi, pourcentage: part } as const;
  const latest = { ...questions, ...state, id: questionnaire_id!, dateDebut: dateDebut!, dateFin };
  return { ...theme, ...state, questionnaires: [latest] };
}
