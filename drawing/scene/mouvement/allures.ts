import { longueurOf, surLigne, tour } from '../plan/geometrie.ts';
import type { Trajet, Vu } from '../plan/plan.ts';
import { isCycliste, isPieton } from '../../../droit/circulation/usagers.ts';
import type { Carrefour, UsagerCarrefour } from '../scene.ts';

/** Metres a second, and metres a second squared. */
export interface Allure {
  debut: number;
  croisiere: number;
  elan: number;
}

/** In km/h near a junction, where the scene says nothing. */
const ORDINAIRES: Partial<Record<Vu['qui'], number>> = {
  vélo: 16,
  trottinette: 16,
  cyclomoteur: 25,
  tracteur: 20,
  attelage: 10,
  ambulance: 40,
  police: 40,
  pompiers: 40,
  aîné: 3.5,
  aveugle: 4,
};
const VEHICULE = 30;
const A_PIED = 5;
/** In km/h, for turns. */
const EN_VIRAGE = 20;
/** In km/h: a slower needle is falling, or just leaving zero. */
const A_L_ARRET = 15;
/** Metres a second squared. */
const ELANS = { moteur: 2.5, muscles: 1.5 };

const enMetres = (kmh: number): number => kmh / 3.6;

const tourne = ({ points, ici }: Trajet): boolean => {
  const ecart = surLigne(points, longueurOf(points)).cap - surLigne(points, ici).cap;
  return Math.abs(tour(ecart + 180) - 180) > 30;
};

/** Undefined: the scene says nothing. */
const dite = (scene: Carrefour, u: UsagerCarrefour): number | undefined =>
  u.vitesse ?? (u.moi ? scene.compteur : undefined);

/** `libre`: he waits for nobody, so he arrives at speed unless he stands. */
export function allureOf(scene: Carrefour, trajet: Trajet, vu: Vu, libre: boolean): Allure {
  const { usager } = trajet;
  if (isPieton(vu)) {
    const croisiere = enMetres(ORDINAIRES[vu.qui] ?? A_PIED);
    return { debut: croisiere, croisiere, elan: ELANS.muscles };
  }
  const elan = isCycliste(vu) ? ELANS.muscles : ELANS.moteur;
  const kmh = dite(scene, usager);
  const ordinaire = ORDINAIRES[vu.qui] ?? VEHICULE;
  const sienne = tourne(trajet) ? Math.min(ordinaire, EN_VIRAGE) : ordinaire;
  const croisiere = enMetres(kmh !== undefined && kmh >= A_L_ARRET ? kmh : sienne);
  const debout = !libre || usager.arrêté || usager.état === 'attend';
  return { debut: debout ? 0 : Math.min(croisiere, enMetres(kmh ?? sienne)), croisiere, elan };
}
