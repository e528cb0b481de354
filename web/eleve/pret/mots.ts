import { accorde } from '../../../regles/ecriture.ts';
import { COMMENCER, type Mots } from '../cap/index.ts';
import type { Pret } from './pret.calls.ts';

const pour = (part: number) => `${part}\u00a0%`;

/** « entre 55 et 75 % »; never 0 or 100 %. */
export function fourchetteInWords({ bas, haut }: NonNullable<Pret['fourchette']>): string {
  if (haut <= 5) return `moins de ${pour(5)}`;
  if (bas >= 95) return `plus de ${pour(95)}`;
  if (bas === 0) return `moins de ${pour(haut)}`;
  if (haut === 100) return `plus de ${pour(bas)}`;
  return bas === haut ? `environ ${pour(bas)}` : `entre ${bas} et ${pour(haut)}`;
}

const isFourchette = (fourchette: NonNullable<Pret['fourchette']>) =>
  fourchetteInWords(fourchette).startsWith('entre');

export const valeurOf = (fourchette: NonNullable<Pret['fourchette']>): string =>
  isFourchette(fourchette)
    ? 'C’est une estimation, pas une promesse\u00a0: une fois sur deux, la vérité est en dehors de cette fourchette.'
    : 'C’est une estimation, pas une promesse.';

export function conseilOf({ bas, haut }: NonNullable<Pret['fourchette']>): string {
  const milieu = (bas + haut) / 2;
  if (milieu >= 80) return 'Tu es en bonne voie. Garde le rythme jusqu’au jour de l’examen.';
  if (milieu >= 50) return 'Plus souvent oui que non.';
  if (milieu >= 20) return 'Ça vient.';
  return 'C’est encore tôt.';
}

const pluriel = (nombre: number, mot: string) => `${nombre}\u00a0${accorde(nombre, mot)}`;

/** A repeated series moves the second number only. */
export const fondOf = ({ connues, justes }: Pick<Pret, 'connues' | 'justes'>): string =>
  `${pluriel(connues, 'question')}, dont ${pluriel(justes, 'juste')} la dernière fois`;

export function motsDuLevier(levier: NonNullable<Pret['levier']>): Mots {
  const { acces_id } = levier;
  switch (levier.quoi) {
    case 'series':
      return {
        pourquoi:
          'Seules comptent celles à des questions que tu n’as pas encore vues, et de plusieurs thèmes.',
        bouton: 'Voir mes séries',
        to: `/series/${acces_id}`,
      };
    case 'sujet':
      return {
        pourquoi: `Pour la faire monter\u00a0: de nouvelles questions sur «\u00a0${levier.libelle}\u00a0», un thème qui te coûte des points.`,
        bouton: 'Dix questions sur ce thème',
        to: `/entrainement/${acces_id}?sujet=${levier.cible}`,
        state: COMMENCER,
      };
    case 'examen':
      return {
        pourquoi:
          'Tes séries n’ont plus rien de nouveau qui compte\u00a0: un examen blanc pose d’autres questions.',
        bouton: 'Passer un examen blanc',
        to: `/examen/${acces_id}`,
      };
  }
}
