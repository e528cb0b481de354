import { COUT_LEGERE, FAUTES_GRAVES_ELIMINATOIRES } from '../../../droit/bareme.ts';
import { combien } from '../../../regles/ecriture.ts';
import type { Questionnaire } from './grille.ts';

export function explicationOf({ questions, resultats }: Questionnaire): string {
  const score = questions.score ?? 0;
  const { seuil } = questions;
  const graves = questions.fautesGraves ?? 0;
  if (questions.reussi) {
    if (score === resultats.length) return 'Un sans-faute. Bravo, c’est du solide.';
    const marge = score - seuil;
    return marge === 0
      ? 'Juste assez pour réussir. Revois tes erreurs et tu seras tranquille.'
      : `${combien(marge, 'point')} de plus que le minimum. Bien joué.`;
  }
  const vides = questions.reponses.filter((reponse) => reponse === '?').length;
  if (vides > 0) return arretee(resultats, vides);
  if (score >= seuil)
    return `Tu as les points, mais ${graves} fautes graves\u00a0: à partir de deux, l’examen est raté.`;
  const manque = seuil - score;
  const points = `Il te manque ${combien(manque, 'point')}`;
  if (graves === 0)
    return manque <= PRES
      ? `${points}\u00a0: c’est tout près.`
      : `${points}. Tes erreurs disent lesquels.`;
  const legeres = resultats.filter(({ juste, grave }) => juste === 0 && grave === 0).length;
  // The kept score tells what they cost: the figures may have changed since.
  const cout = resultats.length - score - legeres * COUT_LEGERE;
  const sansElles =
    graves < FAUTES_GRAVES_ELIMINATOIRES && score + cout >= seuil
      ? '\u00a0: sans elle, c’était réussi.'
      : '.';
  return graves === 1
    ? `${points}, et une faute grave en a coûté ${cout}${sansElles}`
    : `${points}. Tes ${graves} fautes graves en ont coûté ${cout}, et deux suffisent à rater.`;
}

/** Unanswered questions count as wrong, but the sentence does not blame the learner. */
function arretee(resultats: Questionnaire['resultats'], vides: number): string {
  const donnees = resultats.length - vides;
  if (donnees === 0) return 'Série arrêtée sans une réponse\u00a0: tout compte comme faux.';
  const bonnes = resultats.filter(({ juste }) => juste === 1).length;
  const dont = bonnes === 0 ? 'aucune juste' : `dont ${combien(bonnes, 'juste')}`;
  const reste =
    vides === 1
      ? 'La question sans réponse compte comme fausse.'
      : `Les ${vides} questions sans réponse comptent comme fausses.`;
  return `Série arrêtée après ${combien(donnees, 'réponse')}, ${dont}. ${reste}`;
}

const PRES = 3;
