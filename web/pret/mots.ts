import type { Pret } from './pret.calls.ts';

const pour = (part: number) => `${part}\u00a0%`;

/** The range in words, as « entre 55 et 75 % »; at the ends nothing is said to be sure. */
export function fourchetteInWords({ bas, haut }: NonNullable<Pret['fourchette']>): string {
  if (haut <= 5) return `moins de ${pour(5)}`;
  if (bas >= 95) return `plus de ${pour(95)}`;
  if (bas === 0) return `moins de ${pour(haut)}`;
  if (haut === 100) return `plus de ${pour(bas)}`;
  return bas === haut ? `environ ${pour(bas)}` : `entre ${bas} et ${pour(haut)}`;
}

/** What it means for what comes next. */
export function conseilOf({ bas, haut }: NonNullable<Pret['fourchette']>): string {
  const milieu = (bas + haut) / 2;
  if (milieu >= 80) return 'Tu es en bonne voie. Garde le rythme jusqu’au jour de l’examen.';
  if (milieu >= 50) return 'Plus souvent oui que non. Tes erreurs sont ce qui rapporte le plus.';
  if (milieu >= 20) return 'Ça vient. Revois tes erreurs et les thèmes en route.';
  return 'C’est encore tôt. Chaque série t’en rapproche.';
}
