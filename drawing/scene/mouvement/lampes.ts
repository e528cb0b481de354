import { coupes } from '../plan/carrefour/coupe.ts';
import { gabarit } from '../gabarits.ts';
import { capOf, longueurOf, surLigne, tour } from '../plan/geometrie.ts';
import type { Trajet, Vu } from '../plan/plan.ts';
import { isPieton, signeDuBras } from '../plan/usagers.ts';
import type { Carrefour, Direction } from '../scene.ts';

/** His lamps, or his arm, as they show. */
export interface Lampes {
  clignotant: Vu['clignotant'] | undefined;
  freine: boolean;
}

/** They show like this from so many metres after where he stood. */
export interface Allumage extends Lampes {
  de: number;
}

/** Nobody has to say that he turns by less. Degrees. */
export const TOURNE = 35;
/** He has turned when he is so near to his last heading. Degrees. */
const TOURNE_FINI = 6;
/** … and takes his hand back to steer before that. Degrees. */
const MAIN_REPRISE = 40;
const PAS = 0.5;

/** The angle is the smaller one, and above 0 to the right. */
export const ecartDe = (de: number, a: number): number => tour(a - de + 180) - 180;

/** `angle` sums all his turns; at `fini` metres no more than `reste` degrees of the last are left. */
function virageOf({ points, ici }: Trajet, reste: number): { angle: number; fini: number } {
  const total = longueurOf(points);
  const but = surLigne(points, total).cap;
  let [angle, cap, fini] = [0, surLigne(points, ici).cap, ici];
  for (let s = ici; s <= total; s += PAS) {
    const la = surLigne(points, s).cap;
    angle += ecartDe(cap, la);
    cap = la;
    if (Math.abs(ecartDe(la, but)) > reste) fini = s;
  }
  return { angle, fini: fini + PAS };
}

/** He passes the branch before his exit after so many metres. */
function avantSortie(scene: Carrefour, { points, ici }: Trajet, vers: Direction): number {
  const cs = coupes(scene).filter((c) => c.branche.sens !== 'entrant');
  const sortie = cs.find((c) => c.direction === vers);
  const ecarts = cs.flatMap((c) => (c === sortie ? [] : [tour(c.cap - (sortie?.cap ?? 0))]));
  const avance = Math.min(360, ...ecarts);
  const autour = (s: number): number => capOf([0, 0], surLigne(points, s).point);
  // One counts backwards from the exit: a whole turn would look like none.
  let [s, reste] = [longueurOf(points), 0];
  for (let cap = autour(s); s > ici && reste < avance; s -= PAS) {
    const la = autour(s - PAS);
    reste += ecartDe(cap, la);
    cap = la;
  }
  return Math.max(ici, s);
}

/**
 * One says that one turns until one has turned. On a roundabout that begins at the branch before
 * the exit: coming in asks for nothing. Brakes are let go when he sets out.
 */
export function allumagesOf(scene: Carrefour, trajet: Trajet, vu: Vu): Allumage[] {
  const depart = { de: 0, clignotant: vu.clignotant, freine: false };
  if (isPieton(vu.qui) || vu.clignotant === 'quatre') return [depart];
  const duBras = signeDuBras(vu.qui);
  const { angle, fini } = virageOf(trajet, duBras ? MAIN_REPRISE : TOURNE_FINI);
  const { vers } = trajet.usager;
  const sort = scene.lieu === 'rond-point' && vu.qui !== 'tram' && vers !== undefined;
  const cote = sort || angle > TOURNE ? 'droite' : angle < -TOURNE ? 'gauche' : undefined;
  // A lamp that says something else stays lit.
  if (!cote) return [depart];
  const debut = sort && vu.clignotant !== cote ? avantSortie(scene, trajet, vers) : trajet.ici;
  const dit = { de: debut - trajet.ici, clignotant: cote, freine: false } as const;
  const apres = {
    de: fini - trajet.ici + (duBras ? 0 : gabarit(vu.qui)[0] / 2),
    clignotant: undefined,
    freine: false,
  };
  return dit.de > 0 ? [depart, dit, apres] : [dit, apres];
}

export const lampesA = (allumages: Allumage[], parcouru: number): Allumage =>
  allumages.findLast(({ de }) => de <= parcouru) ?? allumages[0]!;

/** The drawing that shows it bears this name. */
export const nomDe = ({ clignotant, freine }: Lampes): string =>
  `${clignotant ?? 'rien'}${freine ? '-freine' : ''}`;
