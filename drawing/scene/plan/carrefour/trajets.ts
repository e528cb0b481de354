import type { Coupe } from './coupe.ts';
import { LOIN } from './emprise.ts';
import { courbe3, distance, tour } from '../geometrie.ts';
import type { Point } from '../plan.ts';

/** How far the way on turns from straight ahead: to the right above 0, from -180 to 180. */
export const virage = (coupe: Coupe, vers: Coupe): number => {
  const angle = tour(vers.cap - coupe.cap - 180);
  return angle > 180 ? angle - 360 : angle;
};

/** From far out on one branch, at `depart`, to far out on another, at `arrivee`; begins and ends at LOIN. */
export function cheminCarrefour(
  coupe: Coupe,
  sortie: Coupe,
  { depart, arrivee }: { depart: number; arrivee: number },
): Point[] {
  const debut = coupe.ici(LOIN, depart);
  const fin = sortie.ici(LOIN, arrivee);
  if (coupe === sortie) {
    const rayon = (depart - arrivee) / 2;
    const rond = Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i * Math.PI) / 8;
      return coupe.ici(
        1 - rayon * Math.sin(angle),
        (depart + arrivee) / 2 + rayon * Math.cos(angle),
      );
    });
    return [debut, ...rond, fin];
  }
  const [point, but] = [
    coupe.ici(Math.min(coupe.bouche, coupe.ligne), depart),
    sortie.ici(Math.min(sortie.bouche, sortie.ligne), arrivee),
  ];
  const hauteur = distance(point, but) * (Math.abs(virage(coupe, sortie)) > 25 ? 0.5 : 0.35);
  const [appui, appuiFin] = [
    coupe.ici(Math.min(coupe.bouche, coupe.ligne) - hauteur, depart),
    sortie.ici(Math.min(sortie.bouche, sortie.ligne) - hauteur, arrivee),
  ];
  return [debut, ...courbe3(point, appui, appuiFin, but), fin];
}

/** Where trams run on a branch. */
export const voieTram = (c: Coupe): number => (c.milieu > 2 ? 1.65 : c.entree(1));
