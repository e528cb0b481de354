import type { Coupe } from './coupe.ts';
import { hasBandes } from '../../branche.ts';
import { courbe3, distance, tour } from '../geometrie.ts';
import type { Point } from '../plan.ts';

/** -180 to 180, positive to the right. */
export const virage = (coupe: Coupe, vers: Coupe): number => {
  const angle = tour(vers.cap - coupe.cap - 180);
  return angle > 180 ? angle - 360 : angle;
};

/** From `depart` to `arrivee`; it begins and ends where streets do. */
export function cheminCarrefour(
  coupe: Coupe,
  sortie: Coupe,
  { depart, arrivee }: { depart: number; arrivee: number },
): Point[] {
  const debut = coupe.ici(coupe.mesures.loin, depart);
  const fin = sortie.ici(sortie.mesures.loin, arrivee);
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

/** In metres. */
const RAYON = 3;
const ELAN = 7;
/** In metres, for the car's middle. */
const DU_BORD = 1.4;
const DANS_LA_RUE = 4.2;

export function cheminDemiTour(
  coupe: Coupe,
  toutes: Coupe[],
  { depart, arrivee }: { depart: number; arrivee: number },
): Point[] {
  const place = (cote: number, bord: number): number =>
    toutes.some((c) => hasBandes(c.branche) && Math.abs(tour(c.cap - coupe.cap) - cote) <= 30)
      ? DANS_LA_RUE
      : bord - DU_BORD;
  const [droite, gauche] = [place(270, coupe.droite), place(90, coupe.gauche)];
  const rayon = Math.max((depart - arrivee) / 2, Math.min(RAYON, (droite + gauche) / 2));
  const voulu = (depart + arrivee) / 2;
  const milieu = Math.min(Math.max(voulu, rayon - gauche), droite - rayon);
  const centre = 0.5;
  const rond = Array.from({ length: 17 }, (_, i): Point => {
    const angle = (i * Math.PI) / 16;
    return coupe.ici(centre - rayon * Math.sin(angle), milieu + rayon * Math.cos(angle));
  });
  const swing = (bande: number, bord: number): Point[] =>
    courbe3(
      coupe.ici(centre + ELAN, bande),
      coupe.ici(centre + ELAN / 2, bande),
      coupe.ici(centre + ELAN / 2, bord),
      coupe.ici(centre, bord),
      8,
    );
  return [
    coupe.ici(coupe.mesures.loin, depart),
    ...swing(depart, milieu + rayon).slice(0, -1),
    ...rond,
    ...swing(arrivee, milieu - rayon)
      .toReversed()
      .slice(1),
    coupe.ici(coupe.mesures.loin, arrivee),
  ];
}

export const voieTram = (c: Coupe): number => (c.milieu > 2 ? 1.65 : c.entree(1));
