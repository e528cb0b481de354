import type { Calls } from '../../contract/index.ts';
import type { Output } from '../../contract/call.ts';

export type Tentative = Output<Calls['getQuestionnaire']>;
export type Resultat = Tentative['resultats'][number];

export type EtatCase = 'juste' | 'fausse' | 'sansReponse' | 'repondue' | 'attente' | 'vide';

/** What a square of the grid says. Right and wrong only once the series is over. */
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
}

export function casesOf(tentative: Tentative, enAttente: ReadonlySet<number>): Case[] {
  const { questions, reponses, isTermine } = tentative.questions;
  return questions.map((id, position) => ({
    id,
    numero: position + 1,
    etat: etatCase(
      reponses[position] ?? '?',
      tentative.resultats[position]?.juste ?? null,
      isTermine === 1,
      enAttente.has(id),
    ),
  }));
}

export interface Faute extends Resultat {
  numero: number;
  sansReponse: boolean;
}

/** The wrong ones of a finished attempt, unanswered ones included, in its order. */
export function fautesOf({ questions, resultats }: Tentative): Faute[] {
  if (!questions.isTermine) return [];
  return resultats.flatMap((resultat, position) =>
    resultat.juste === 1
      ? []
      : [{ ...resultat, numero: position + 1, sansReponse: questions.reponses[position] === '?' }],
  );
}

export interface ArticleARevoir {
  article: string;
  fautes: Faute[];
}

/** Faults by article of law, the most frequent first, then in the order they were met. */
export function parArticle(fautes: Faute[]): ArticleARevoir[] {
  const groupes = new Map<string, Faute[]>();
  for (const faute of fautes) {
    const article = faute.idArticleLois?.trim();
    if (!article) continue;
    groupes.set(article, [...(groupes.get(article) ?? []), faute]);
  }
  return [...groupes]
    .map(([article, liste]) => ({ article, fautes: liste }))
    .toSorted((a, b) => b.fautes.length - a.fautes.length);
}

/** Why an attempt passed or failed, in a sentence. */
export function explication({ questions, resultats }: Tentative): string {
  const score = questions.score ?? 0;
  const { seuil } = questions;
  const graves = questions.fautesGraves ?? 0;
  if (questions.reussi) {
    if (score === resultats.length) return 'Un sans-faute. Bravo, c’est du solide.';
    const marge = score - seuil;
    return marge === 0
      ? 'Juste assez pour réussir. Revois tes erreurs et tu seras tranquille.'
      : `${marge} ${pluriel(marge, 'point')} de plus que le minimum. Bien joué.`;
  }
  if (score >= seuil)
    return `Tu as les points, mais ${graves} fautes graves\u00a0: à partir de deux, l’examen est raté.`;
  const manque = seuil - score;
  return graves >= 2
    ? `Il manque ${manque} ${pluriel(manque, 'point')}, et deux fautes graves suffisent à rater.`
    : `Il manque ${manque} ${pluriel(manque, 'point')}. Revois tes erreurs, puis recommence.`;
}

export const pluriel = (nombre: number, mot: string) => (nombre > 1 ? `${mot}s` : mot);
