import { gabarit } from '../plan/gabarits.ts';
import { autour, longueurOf, overlap, surLigne, tour } from '../plan/geometrie.ts';
import type { Plan, Point, Trajet, Vu } from '../plan/plan.ts';
import { isDeuxRoues, isPieton } from '../plan/usagers.ts';

/** Where somebody is, and where he heads. */
export interface Ici {
  x: number;
  y: number;
  cap: number;
}

/** His way from where he stands until he has left the picture, or has arrived. Seconds, metres. */
export interface Course {
  vu: Vu;
  duree: number;
  at: (secondes: number) => Ici;
}

/** Metres a second, before a film is made to last as long as it should. */
const VITESSES = { vehicule: 13, deuxRoues: 10, pieton: 5 };
/** To get going, in seconds. */
const ELAN = 0.5;
const PAS = 0.5;
/** A long thing heads along the chord between its axles, this much of its length before and behind. */
const ESSIEU = 0.28;
/** From how it is drawn, it turns into its way within so many metres. */
const PRISE = 3;

const vitesseOf = (vu: Vu): number =>
  isPieton(vu.qui) ? VITESSES.pieton : isDeuxRoues(vu.qui) ? VITESSES.deuxRoues : VITESSES.vehicule;

/** Whether something of him is still to be seen. */
type EnVue = (ici: Ici, vu: Vu) => boolean;

export const dansLeCadre =
  (plan: Plan): EnVue =>
  ({ x, y, cap }, vu) => {
    const [long, large] = gabarit(vu.qui);
    return overlap(autour(x, y, cap, long, large), plan.cadre, 0.5);
  };

function poses({ points, ici }: Trajet, vu: Vu): (parcouru: number) => Ici {
  const recul = isPieton(vu.qui) ? 0 : gabarit(vu.qui)[0] * ESSIEU;
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

/** `depuis`: he has come forward so many metres already. */
export function courseOf(trajet: Trajet, vu: Vu, enVue: EnVue, depuis = 0): Course {
  const at = poses(trajet, vu);
  const reste = longueurOf(trajet.points) - trajet.ici;
  let fin = depuis;
  while (fin < reste && enVue(at(fin), vu)) fin += PAS;
  fin = Math.min(fin, reste);
  const vitesse = vitesseOf(vu);
  const long = fin - depuis;
  const duree =
    long < (vitesse * ELAN) / 2
      ? Math.sqrt((2 * long * ELAN) / vitesse)
      : long / vitesse + ELAN / 2;
  const parcouru = (t: number): number =>
    t < ELAN ? (vitesse * t * t) / (2 * ELAN) : vitesse * (t - ELAN / 2);
  return {
    vu,
    duree,
    at: (t) => at(Math.min(fin, depuis + parcouru(Math.max(0, t)))),
  };
}

/** At equal times from beginning to end, so close that between two of them nobody seems to jump. */
export function instantsOf({ duree }: Course, pas = 0.09): number[] {
  const nombre = Math.max(2, Math.ceil(duree / pas));
  return Array.from({ length: nombre + 1 }, (_, i) => (duree * i) / nombre);
}
