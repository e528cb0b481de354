import { autour, longueurOf, overlap, surLigne, tour } from '../plan/geometrie.ts';
import type { Plan, Point, Trajet, Vu } from '../plan/plan.ts';
import { brasTendu, type Bras } from '../plan/vuOf.ts';
import { isPieton } from '../../../droit/circulation/usagers.ts';
import type { Allure } from './allures.ts';
import { lampesA, type Allumage } from './lampesDuFilm.ts';

export interface Ici {
  x: number;
  y: number;
  cap: number;
}

/** In seconds and metres, until he has arrived or left the picture. */
export interface Deplacement {
  vu: Vu;
  duree: number;
  bras: (secondes: number) => Bras;
  at: (secondes: number) => Ici;
  /** In metres. */
  parcouru: (secondes: number) => number;
}

const INTERVALLE = 0.5;
/** Axle positions, as a share of the length. */
const ESSIEU = 0.28;
/** Metres to turn from the drawn pose into the path. */
const PRISE = 3;

/** In metres: a walker who crosses nothing stops here; the others have passed by then. */
const PROMENADE = 10;

export const dansLeCadre = (plan: Plan, { x, y, cap }: Ici, vu: Vu): boolean => {
  const [long, large] = vu.taille;
  return overlap(autour(x, y, cap, long, large), plan.cadre, 0.5);
};

function poses({ points, ici }: Trajet, vu: Vu): (parcouru: number) => Ici {
  const recul = isPieton(vu) ? 0 : vu.taille[0] * ESSIEU;
  const capAt = (s: number): number => {
    if (recul === 0) return surLigne(points, s).cap;
    const [derriere, devant] = [
      surLigne(points, Math.max(0, s - recul)).point,
      surLigne(points, s + recul).point,
    ];
    return (Math.atan2(devant[0] - derriere[0], derriere[1] - devant[1]) * 180) / Math.PI;
  };
  return (parcouru) => {
    const [x, y]: Point = surLigne(points, ici + parcouru).point;
    const ecart = tour(capAt(ici + parcouru) - vu.cap + 180) - 180;
    return { x, y, cap: vu.cap + ecart * Math.min(1, parcouru / PRISE) };
  };
}

/** `depuis`: metres that he has come forward already. */
export function deplacementOf(
  trajet: Trajet,
  vu: Vu,
  plan: Plan,
  { debut, croisiere, elan }: Allure,
  depuis: number,
  allumages: Allumage[],
): Deplacement {
  const at = poses(trajet, vu);
  const toute = longueurOf(trajet.points) - trajet.ici;
  const promene = isPieton(vu) && trajet.usager.traverse === undefined;
  const reste = promene ? Math.min(toute, PROMENADE) : toute;
  let fin = depuis;
  while (fin < reste && dansLeCadre(plan, at(fin), vu)) fin += INTERVALLE;
  fin = Math.min(fin, reste);
  const temps = (croisiere - debut) / elan;
  const lance = ((debut + croisiere) / 2) * temps;
  const long = fin - depuis;
  const duree =
    long < lance
      ? (Math.sqrt(debut * debut + 2 * elan * long) - debut) / elan
      : temps + (long - lance) / croisiere;
  const avance = (t: number): number =>
    t < temps ? debut * t + (elan * t * t) / 2 : lance + croisiere * (t - temps);
  const parcouru = (t: number): number => Math.min(fin, depuis + avance(Math.max(0, t)));
  const bras = (t: number): Bras =>
    brasTendu({ qui: vu.qui, clignotant: lampesA(allumages, parcouru(t)).clignotant });
  return { vu, duree, parcouru, at: (t) => at(parcouru(t)), bras };
}

export function instantsOf({ duree }: Deplacement, intervalle = 0.12): number[] {
  const nombre = Math.max(2, Math.ceil(duree / intervalle));
  return Array.from({ length: nombre + 1 }, (_, i) => (duree * i) / nombre);
}
