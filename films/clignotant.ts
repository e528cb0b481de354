import type { Clip, ClipJoue } from './clip.ts';
import type { Reseau } from './reseau.ts';

export type CoteDuClignotant = 'gauche' | 'droite';

/** In metres before a junction’s arm, and shares of the junction in which one turns. */
const AVANT = 5;
const [JUSQUA, SORTIE] = [0.7, 0.45];
/** In degrees: less is straight on. */
const TOURNE = 30;
/** In metres: less is room given, not another lane. In seconds before it begins. */
const [BANDE, PREVIENT] = [2, 0.5];

const coteDe = (vers: number): CoteDuClignotant => (vers > 0 ? 'droite' : 'gauche');

/** My own indicator: at a turn, out of a ring, into another lane. `metres`: along my line. */
export function clignotantDeMoi(
  { morceaux, écart }: Clip | ClipJoue,
  { bornes, ligne }: Reseau,
): (t: number, metres: number) => CoteDuClignotant | undefined {
  const virages = morceaux.flatMap(({ scene }, i) => {
    const [debut, fin] = [bornes[i]!, bornes[i + 1]!];
    const la = (part: number): number => debut + (fin - debut) * part;
    if (scene.lieu === 'rond-point')
      return [{ de: la(SORTIE), a: la(JUSQUA), cote: 'droite' as const }];
    if (scene.lieu !== 'carrefour') return [];
    const vers = ((ligne.at(fin).cap - ligne.at(debut).cap + 540) % 360) - 180;
    if (Math.abs(vers) < TOURNE) return [];
    return [{ de: debut - AVANT, a: la(JUSQUA), cote: coteDe(vers) }];
  });
  const bandes = écart.slice(1).flatMap(([a, la], i) => {
    const [de, ici] = écart[i]!;
    if (Math.abs(la - ici) < BANDE) return [];
    return [{ de: de - PREVIENT, a, cote: coteDe(la - ici) }];
  });
  return (t, metres) =>
    (
      bandes.find(({ de, a }) => t >= de && t <= a) ??
      virages.find(({ de, a }) => metres >= de && metres <= a)
    )?.cote;
}
