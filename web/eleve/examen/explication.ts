import { FAUTES_GRAVES_ELIMINATOIRES } from '../../../droit/bareme.ts';
import { regleDExamenOf } from '../../../droit/examen.ts';
import { ARRET } from '../../../droit/epreuve.ts';
import { combien } from '../../../regles/ecriture.ts';
import type { Resultat } from './examen.calls.ts';

/** In points; an exam ended early counts only the asked questions. */
export const pointsOf = ({ score, nombre, posees, fautes }: Resultat) =>
  posees < nombre ? { points: posees - fautes, sur: posees } : { points: score, sur: nombre };

export function explicationOf(resultat: Omit<Resultat, 'dateDebut' | 'dateFin'>): string {
  const { reussi, score, seuil, nombre, posees, fautes, fautesGraves, arret, regle } = resultat;
  if (
    posees < nombre &&
    regleDExamenOf(regle).arretGraves &&
    fautesGraves >= FAUTES_GRAVES_ELIMINATOIRES
  )
    return `Deux fautes graves\u00a0: l’examen s’est arrêté à la question ${posees}. Revois-les, puis recommence.`;
  if (posees < nombre && arret === 1 && fautes >= ARRET)
    return `Dix fautes\u00a0: l’examen s’est arrêté à la question ${posees}. Revois-les, puis recommence.`;
  if (posees < nombre)
    return `Examen arrêté à la question ${posees} sur ${nombre}\u00a0: ce qui n’a pas été posé compte comme faux.`;
  if (reussi) {
    if (fautes === 0) return 'Un sans-faute. Le jour de l’examen, fais la même chose.';
    const marge = score - seuil;
    return marge === 0
      ? 'Juste assez. Revois tes fautes\u00a0: il te faut un peu de marge.'
      : `${combien(marge, 'point')} de plus que le minimum. C’est du solide.`;
  }
  if (score >= seuil)
    return `Tu as les points, mais ${fautesGraves} fautes graves\u00a0: à partir de deux, l’examen est raté.`;
  const manque = `Il te manque ${combien(seuil - score, 'point')}`;
  return fautesGraves >= FAUTES_GRAVES_ELIMINATOIRES
    ? `${manque}, et deux fautes graves suffisent à rater.`
    : `${manque}. Revois tes fautes, puis recommence.`;
}
