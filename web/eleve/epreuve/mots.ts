import { combien } from '../../../regles/ecriture.ts';
import type { PlanDuJour, ResultatDEpreuve } from '../../../regles/epreuve.ts';

/** « C’est demain. », counted in days of Brussels. */
export function quandEnMots(jours: number): string {
  if (jours === 0) return 'C’est aujourd’hui.';
  if (jours === 1) return 'C’est demain.';
  return jours > 0 ? `Dans ${combien(jours, 'jour')}.` : 'Ton examen est passé.';
}

/** « Aujourd’hui : 20 minutes, tes 8 erreurs et une série. » */
export function planEnMots({ minutes, erreurs, series, examens }: PlanDuJour): string {
  const pas = [
    erreurs === 1 ? 'ton erreur' : erreurs > 1 ? `tes ${erreurs}\u00a0erreurs` : '',
    series === 1 ? 'une série' : series > 1 ? `${series}\u00a0séries` : '',
    examens > 0 ? 'un examen blanc' : '',
  ].filter(Boolean);
  if (pas.length === 0) return 'Pour aujourd’hui, c’est fait.';
  return `Aujourd’hui\u00a0: ${minutes}\u00a0minutes, ${pas.join(' et ')}.`;
}

export const REPONSES: readonly { value: ResultatDEpreuve; label: string }[] = [
  { value: 'reussi', label: 'Réussi' },
  { value: 'rate', label: 'Raté' },
  { value: 'absent', label: 'Pas passé' },
];

export const SUITES: Record<ResultatDEpreuve, string> = {
  reussi:
    'Bravo\u202f! Il te reste la route. Ta réussite se garde\u00a0: range bien l’attestation du centre.',
  rate: 'Rien n’est perdu. Tes erreurs t’attendent ici, et tu peux donner la date du prochain.',
  absent: 'C’est noté. Donne la date du prochain quand tu la connais.',
};
