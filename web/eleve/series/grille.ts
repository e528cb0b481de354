import type { OutputOf } from '../../../contract/index.ts';

export type Questionnaire = OutputOf<'getQuestionnaire'>;
export type Resultat = Questionnaire['resultats'][number];

export type EtatCase = 'juste' | 'fausse' | 'sansReponse' | 'repondue' | 'attente' | 'vide';

/** A square shows right or wrong only once the series is over. */
export function etatCase(
  reponse: string,
  juste: 0 | 1 | null,
  termine: boolean,
  enAttente: boolean,
): EtatCase {
  if (termine) {
    if (reponse === '?') return 'sansReponse';
    return juste === 1 ? 'juste' : 'fausse';
  }
  if (reponse !== '?') return 'repondue';
  return enAttente ? 'attente' : 'vide';
}

export const MOTS: Record<EtatCase, string> = {
  juste: 'juste',
  fausse: 'fausse',
  sansReponse: 'sans réponse',
  repondue: 'répondue',
  attente: 'réponse gardée, pas encore enregistrée',
  vide: 'pas encore répondue',
};

export interface Case {
  id: number;
  numero: number;
  etat: EtatCase;
  grave: boolean;
}

export function casesOf(tentative: Questionnaire, enAttente: ReadonlySet<number>): Case[] {
  const { questions, reponses, isTermine } = tentative.questions;
  return questions.map((id, position) => {
    const { juste = null, grave = null } = tentative.resultats[position] ?? {};
    return {
      id,
      numero: position + 1,
      etat: etatCase(reponses[position] ?? '?', juste, isTermine === 1, enAttente.has(id)),
      grave: isTermine === 1 && juste !== 1 && grave === 1,
    };
  });
}

export interface Faute extends Resultat {
  numero: number;
  sansReponse: boolean;
}

export function fautesOf({ questions, resultats }: Questionnaire): Faute[] {
  if (!questions.isTermine) return [];
  return resultats.flatMap((resultat, position) =>
    resultat.juste === 1
      ? []
      : [{ ...resultat, numero: position + 1, sansReponse: questions.reponses[position] === '?' }],
  );
}

/** The most frequent article comes first, ties keep their order, and null comes last. */
export function byArticle(fautes: Faute[]): { article: string | null; fautes: Faute[] }[] {
  const groupes = new Map<string | null, Faute[]>();
  for (const faute of fautes) {
    const article = faute.idArticleLois?.trim() || null;
    groupes.set(article, [...(groupes.get(article) ?? []), faute]);
  }
  return [...groupes]
    .map(([article, liste]) => ({ article, fautes: liste }))
    .toSorted(
      (a, b) =>
        Number(a.article === null) - Number(b.article === null) ||
        b.fautes.length - a.fautes.length,
    );
}
