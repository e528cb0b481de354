import type { Carrefour, UsagerCarrefour } from '../../drawing/scene/scene.ts';
import type { Direction } from '../../drawing/scene/vocabulaire.ts';
import { azimut, ecart, mouvement } from './azimut.ts';

/**
 * Paths are chords of a circle round the junction. Traffic keeps right: arrivals lie a little
 * before their branch (clockwise), exits a little after. Outer parts of a road lie further out.
 */
const ECARTS = {
  'site propre': 5,
  chaussée: 10,
  'bande bus': 13,
  piste: 16,
  trottoir: 19,
} as const;

type EnRoute = UsagerCarrefour & { de: Direction; vers: Direction };

export const isEnRoute = (usager: UsagerCarrefour): usager is EnRoute =>
  usager.traverse === undefined && usager.de !== undefined && usager.vers !== undefined;

const partie = (u: UsagerCarrefour): keyof typeof ECARTS => u.sur ?? 'chaussée';
const tour = (angle: number): number => (angle + 360) % 360;
const entree = (u: EnRoute): number => tour(azimut(u.de) - ECARTS[partie(u)]);
const sortie = (u: EnRoute): number => tour(azimut(u.vers) + ECARTS[partie(u)]);

const dansArc = (debut: number, fin: number, angle: number): boolean =>
  tour(angle - debut) < tour(fin - debut);

/** A U-turn crosses whatever passes between his branch and the middle. */
function coupeDemiTour(usager: EnRoute, autre: EnRoute): boolean {
  if (sortie(usager) === sortie(autre)) return true;
  const [debut, fin] = [entree(autre), sortie(autre)];
  const arc = dansArc(debut, fin, azimut(usager.de)) ? tour(fin - debut) : tour(debut - fin);
  return mouvement(autre.de, autre.vers) === 'demi-tour' ? false : arc < 180;
}

export const demiTour = (u: UsagerCarrefour): boolean => isEnRoute(u) && u.de === u.vers;

export const followEachOther = (usager: UsagerCarrefour, autre: UsagerCarrefour): boolean =>
  usager.de !== undefined && usager.de === autre.de && partie(usager) === partie(autre);

export function crossEachOther(usager: EnRoute, autre: EnRoute): boolean {
  if (followEachOther(usager, autre)) return false;
  if (demiTour(usager)) return coupeDemiTour(usager, autre);
  if (demiTour(autre)) return coupeDemiTour(autre, usager);
  if (sortie(usager) === sortie(autre)) return true;
  const [debut, fin] = [entree(usager), sortie(usager)];
  return dansArc(debut, fin, entree(autre)) !== dansArc(debut, fin, sortie(autre));
}

/** Degrees anticlockwise; 360 to the same branch. */
const anneauOf = (de: Direction, a: Direction): number => 360 - ecart(de, a);

const depart = (u: UsagerCarrefour): Direction | undefined => u.anneau ?? u.de;
export const dansAnneau = (u: UsagerCarrefour): boolean => u.anneau !== undefined;

export function passesBefore(usager: UsagerCarrefour, branche: Direction): boolean {
  const direction = depart(usager);
  if (direction === undefined) return false;
  const loin = ecart(branche, direction);
  // Without a destination he goes on, unless his indicator says that he leaves.
  if (usager.vers === undefined) return loin === 0 && usager.clignotant !== 'droite';
  const course =
    dansAnneau(usager) && usager.vers === direction ? 0 : anneauOf(direction, usager.vers);
  return loin < course;
}

export function crossInAnneau(usager: UsagerCarrefour, autre: UsagerCarrefour): boolean {
  if (dansAnneau(usager) === dansAnneau(autre))
    return dansAnneau(usager) && coupeEnSortant(usager, autre);
  const [dedans, dehors] = dansAnneau(usager) ? [usager, autre] : [autre, usager];
  return dehors.de !== undefined && passesBefore(dedans, dehors.de);
}

export function coupeEnSortant(usager: UsagerCarrefour, celui: UsagerCarrefour): boolean {
  const [piste, autre] = usager.sur === 'piste' ? [usager, celui] : [celui, usager];
  if (piste.sur !== 'piste' || autre.sur === 'piste' || !autre.vers) return false;
  return passesBefore(piste, autre.vers) && piste.anneau === autre.anneau;
}

export const crosses = (usager: UsagerCarrefour, branche: Direction): boolean =>
  usager.vers === branche || (!dansAnneau(usager) && usager.de === branche);

export function conflictOf(
  scene: Carrefour,
  usager: UsagerCarrefour,
  autre: UsagerCarrefour,
): boolean {
  if (usager.traverse !== undefined || autre.traverse !== undefined) {
    if (usager.traverse !== undefined && autre.traverse !== undefined) return false;
    const [pied, roues] = usager.traverse !== undefined ? [usager, autre] : [autre, usager];
    return crosses(roues, pied.traverse as Direction);
  }
  if (scene.lieu === 'rond-point') {
    const tram = [usager, autre].some((x) => x.qui === 'tram' && !dansAnneau(x));
    return tram ? usager.de !== autre.de : crossInAnneau(usager, autre);
  }
  return isEnRoute(usager) && isEnRoute(autre) && crossEachOther(usager, autre);
}
