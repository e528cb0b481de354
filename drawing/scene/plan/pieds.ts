import { matiereAt } from './dessous.ts';
import { add, vers } from './geometrie.ts';
import type { Matiere, Plan, Poste } from './plan.ts';

/** Nobody plants a post here. */
const INTERDITES = new Set<Matiere>(['asphalte', 'pavés', 'piste', 'ocre', 'bordure', 'ballast']);
/** In metres. */
const PAS = 0.25;
const LOIN = 8;

/** Each foot moves away from the carriageway (`cote`, a heading) until it stands on the verge. */
export const plantOf = (postes: { poste: Poste; cote: number }[], sol: Plan['sol']): Poste[] =>
  postes.map(({ poste, cote }) => {
    if (poste.hauteur === 'portique') return poste;
    for (let d = 0; d <= LOIN; d += PAS) {
      const [x, y] = add([poste.x, poste.y], vers(cote), d);
      const matiere = matiereAt(sol, [x, y]);
      if (matiere === undefined || !INTERDITES.has(matiere)) return { ...poste, x, y };
    }
    return poste;
  });
