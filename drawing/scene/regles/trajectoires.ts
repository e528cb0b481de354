import type { Carrefour, Direction, UsagerCarrefour } from '../scene.ts';
import { cap, ecart, mouvement } from './cap.ts';

/**
 * Paths as chords of a circle round the junction. Everybody drives on the right, so whoever arrives
 * by a branch does so a little before it (clockwise), whoever leaves by it a little after. The parts
 * of a road lie further out the further they are from its middle.
 */
const ECARTS = {
  'site propre': 5,
  chaussée: 10,
  'bande bus': 13,
  piste: 16,
  trottoir: 19,
} as const;

type EnRoute = UsagerCarrefour & { de: Direction; vers: Direction };

export const roule = (u: UsagerCarrefour): u is EnRoute =>
  u.traverse === undefined && u.de !== undefined && u.vers !== undefined;

const partie = (u: UsagerCarrefour): keyof typeof ECARTS => u.sur ?? 'chaussée';
const tour = (angle: number): number => (angle + 360) % 360;
const entree = (u: EnRoute): number => tour(cap(u.de) - ECARTS[partie(u)]);
const sortie = (u: EnRoute): number => tour(cap(u.vers) + ECARTS[partie(u)]);

const dansArc = (debut: number, fin: number, angle: number): boolean =>
  tour(angle - debut) < tour(fin - debut);

/** Turns back inside the junction: crosses whatever passes between his branch and the middle. */
function coupeDemiTour(u: EnRoute, autre: EnRoute): boolean {
  if (sortie(u) === sortie(autre)) return true;
  const [a, b] = [entree(autre), sortie(autre)];
  const arc = dansArc(a, b, cap(u.de)) ? tour(b - a) : tour(a - b);
  return mouvement(autre.de, autre.vers) === 'demi-tour' ? false : arc < 180;
}

export const demiTour = (u: UsagerCarrefour): boolean => roule(u) && u.de === u.vers;

/** They follow each other on one part of one branch. */
export const seSuivent = (u: UsagerCarrefour, v: UsagerCarrefour): boolean =>
  u.de !== undefined && u.de === v.de && partie(u) === partie(v);

export function seCroisent(u: EnRoute, v: EnRoute): boolean {
  if (seSuivent(u, v)) return false;
  if (demiTour(u)) return coupeDemiTour(u, v);
  if (demiTour(v)) return coupeDemiTour(v, u);
  if (sortie(u) === sortie(v)) return true;
  const [a, b] = [entree(u), sortie(u)];
  return dansArc(a, b, entree(v)) !== dansArc(a, b, sortie(v));
}

// ---------------------------------------------------------------- roundabouts and squares

/** How far round, against the clock, from one branch to another; a whole turn to the same one. */
const anneauDe = (de: Direction, a: Direction): number => 360 - ecart(de, a);

const depart = (u: UsagerCarrefour): Direction | undefined => u.anneau ?? u.de;
export const dansAnneau = (u: UsagerCarrefour): boolean => u.anneau !== undefined;

/** Passes in the ring before that branch, and does not leave by it or earlier. */
export function passeDevant(u: UsagerCarrefour, branche: Direction): boolean {
  const d = depart(u);
  if (d === undefined) return false;
  const loin = ecart(branche, d);
  // Without a destination he is taken to go on, unless he shows that he leaves here.
  if (u.vers === undefined) return loin === 0 && u.clignotant !== 'droite';
  const course = dansAnneau(u) && u.vers === d ? 0 : anneauDe(d, u.vers);
  return loin < course;
}

/** One is in the ring and passes where the other comes in; or both leave, one from beside the other. */
export function seCroisentAnneau(u: UsagerCarrefour, v: UsagerCarrefour): boolean {
  if (dansAnneau(u) === dansAnneau(v)) return dansAnneau(u) && coupeEnSortant(u, v);
  const [dedans, dehors] = dansAnneau(u) ? [u, v] : [v, u];
  return dehors.de !== undefined && passeDevant(dedans, dehors.de);
}

/** In the ring, one leaves across the cycle track on which the other goes on. */
export function coupeEnSortant(u: UsagerCarrefour, v: UsagerCarrefour): boolean {
  const [piste, autre] = u.sur === 'piste' ? [u, v] : [v, u];
  if (piste.sur !== 'piste' || autre.sur === 'piste' || !autre.vers) return false;
  return passeDevant(piste, autre.vers) && piste.anneau === autre.anneau;
}

// ---------------------------------------------------------------- on foot, or on a cycle crossing

/** He drives over the mouth of that branch, on his way in or out. */
export const franchit = (u: UsagerCarrefour, branche: Direction): boolean =>
  u.vers === branche || (!dansAnneau(u) && u.de === branche);

export function conflit(scene: Carrefour, u: UsagerCarrefour, v: UsagerCarrefour): boolean {
  if (u.traverse !== undefined || v.traverse !== undefined) {
    if (u.traverse !== undefined && v.traverse !== undefined) return false;
    const [pied, roues] = u.traverse !== undefined ? [u, v] : [v, u];
    return franchit(roues, pied.traverse as Direction);
  }
  if (scene.lieu === 'rond-point') {
    const tram = [u, v].some((x) => x.qui === 'tram' && !dansAnneau(x));
    return tram ? u.de !== v.de : seCroisentAnneau(u, v);
  }
  return roule(u) && roule(v) && seCroisent(u, v);
}
