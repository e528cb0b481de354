import { coupes } from '../plan/carrefour/coupe.ts';
import { capOf, longueurOf, surLigne, tour } from '../plan/geometrie.ts';
import type { Trajet, Vu } from '../plan/plan.ts';
import { isPieton, signalsByArm } from '../../../droit/circulation/usagers.ts';
import type { Carrefour } from '../scene.ts';
import type { Direction } from '../vocabulaire.ts';

export interface Lampes {
  clignotant: Vu['clignotant'] | undefined;
  freine: boolean;
}

export interface Allumage extends Lampes {
  de: number;
}

/** In degrees: smaller turns need no signal. */
export const TOURNE = 35;
/** In degrees from the last heading. */
const TOURNE_FINI = 6;
/** In degrees: the hand returns to steer. */
const MAIN_REPRISE = 40;
const INTERVALLE = 0.5;

/** The smaller angle; positive to the right. */
export const ecartDe = (de: number, a: number): number => tour(a - de + 180) - 180;

/** `angle` adds up all turns; from `fini` metres on, at most `reste` degrees remain to turn. */
function virageOf({ points, ici }: Trajet, reste: number): { angle: number; fini: number } {
  const total = longueurOf(points);
  const but = surLigne(points, total).cap;
  let [angle, cap, fini] = [0, surLigne(points, ici).cap, ici];
  for (let s = ici; s <= total; s += INTERVALLE) {
    const la = surLigne(points, s).cap;
    angle += ecartDe(cap, la);
    cap = la;
    if (Math.abs(ecartDe(la, but)) > reste) fini = s;
  }
  return { angle, fini: fini + INTERVALLE };
}

function avantSortie(scene: Carrefour, { points, ici }: Trajet, vers: Direction): number {
  const cs = coupes(scene).filter((c) => c.branche.sens !== 'entrant');
  const sortie = cs.find((c) => c.direction === vers);
  const ecarts = cs.flatMap((c) => (c === sortie ? [] : [tour(c.cap - (sortie?.cap ?? 0))]));
  const avance = Math.min(360, ...ecarts);
  const autour = (s: number): number => capOf([0, 0], surLigne(points, s).point);
  // Counting from the exit: a full circle would look like none.
  let [s, reste] = [longueurOf(points), 0];
  for (let cap = autour(s); s > ici && reste < avance; s -= INTERVALLE) {
    const la = autour(s - INTERVALLE);
    reste += ecartDe(cap, la);
    cap = la;
  }
  return Math.max(ici, s);
}

/**
 * Signals last until the turn is done. In a roundabout they start at the branch before the exit.
 * Brake lamps go off at the start.
 */
export function allumagesOf(scene: Carrefour, trajet: Trajet, vu: Vu): Allumage[] {
  const depart = { de: 0, clignotant: vu.clignotant, freine: false };
  if (isPieton(vu) || vu.clignotant === 'quatre') return [depart];
  const duBras = signalsByArm(vu);
  const { angle, fini } = virageOf(trajet, duBras ? MAIN_REPRISE : TOURNE_FINI);
  const { vers } = trajet.usager;
  const sort = scene.lieu === 'rond-point' && vu.qui !== 'tram' && vers !== undefined;
  const cote = sort || angle > TOURNE ? 'droite' : angle < -TOURNE ? 'gauche' : undefined;
  if (!cote) return [depart];
  const debut = sort && vu.clignotant !== cote ? avantSortie(scene, trajet, vers) : trajet.ici;
  const dit = { de: debut - trajet.ici, clignotant: cote, freine: false } as const;
  const apres = {
    de: fini - trajet.ici + (duBras ? 0 : vu.taille[0] / 2),
    clignotant: undefined,
    freine: false,
  };
  return dit.de > 0 ? [depart, dit, apres] : [dit, apres];
}

export const lampesA = (allumages: Allumage[], parcouru: number): Allumage =>
  allumages.findLast(({ de }) => de <= parcouru) ?? allumages[0]!;

export const nomDe = ({ clignotant, freine }: Lampes): string =>
  `${clignotant ?? 'rien'}${freine ? '-freine' : ''}`;
