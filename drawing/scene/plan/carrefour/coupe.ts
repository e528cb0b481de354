import { repere, tour } from '../geometrie.ts';
import { DESSINEES, type Mesures } from '../../mesures.ts';
import type { Point } from '../plan.ts';
import { type Branche, type Carrefour } from '../../scene.ts';
import { directions, type Direction } from '../../vocabulaire.ts';
import { VOIES, hasBandes, isDeVoie } from '../../branche.ts';

export const capDirection = (d: Direction): number => directions.indexOf(d) * 45;

const BANDE_EN_ANNEAU = 3.1;
const BANDE_BUS = 3.3;
/** The least width of a one-way street. */
const SENS_UNIQUE = 4.6;
const DEMI_SITE = 3.4;
const DEMI_TERRE_PLEIN = 0.9;
const DEMI_ILOT = 0.7;
const MILIEU_DE_PISTE = 1.6;

/** `s` runs outwards; `v` to the right of arrivals: they have v > 0, departures v < 0. */
export interface Coupe {
  mesures: Mesures;
  direction: Direction;
  cap: number;
  branche: Branche;
  ici: (s: number, v: number) => Point;
  /** Half the island or tram reservation. */
  milieu: number;
  /** `droite` is the arrivals' side. */
  droite: number;
  gauche: number;
  entree: (bande: number) => number;
  /** 1 is nearest to the axis. */
  sortie: (bande: number) => number;
  sorties: number;
  bus?: number;
  pisteDroite: number;
  pisteGauche: number;
  bouche: number;
  ligne: number;
  passage?: number;
}

/** Clockwise; `site`: branches with tram reservations. */
export function coupes(scene: Carrefour, mesures: Mesures = DESSINEES): Coupe[] {
  const site = new Set(
    scene.usagers.flatMap((usager) =>
      usager.sur === 'site propre' ? [usager.de, usager.vers].filter((d) => d !== undefined) : [],
    ),
  );
  return directions.flatMap((direction) => {
    const branche = scene.branches[direction];
    return branche
      ? [coupe(direction, branche, site.has(direction), scene.lieu === 'rond-point', mesures)]
      : [];
  });
}

function coupe(
  direction: Direction,
  branche: Branche,
  site: boolean,
  ilot: boolean,
  mesures: Mesures,
): Coupe {
  const cap = capDirection(direction);
  const ici = repere([0, 0], cap);
  const large =
    VOIES[branche.voie].largeur ?? (ilot && branche.bandes > 1 ? BANDE_EN_ANNEAU : mesures.bande);
  const milieu =
    branche.sens !== 'double'
      ? 0
      : site
        ? DEMI_SITE
        : branche.axe === 'terre-plein'
          ? DEMI_TERRE_PLEIN
          : ilot && hasBandes(branche)
            ? DEMI_ILOT
            : 0;
  const bus = branche.bandeBus && branche.sens !== 'sortant' ? BANDE_BUS : 0;
  const sorties =
    branche.sens === 'entrant'
      ? 0
      : branche.bandes > 1 && !branche.flèches && !ilot
        ? branche.bandes
        : 1;
  let [droite, gauche, depart] = [
    milieu + branche.bandes * large + bus,
    milieu + sorties * large,
    milieu,
  ];
  if (branche.sens === 'entrant') {
    const total = Math.max(branche.bandes * large, SENS_UNIQUE) + bus;
    [droite, gauche, depart] = [total / 2, total / 2, -total / 2];
  }
  if (branche.sens === 'sortant')
    [droite, gauche, depart] = [SENS_UNIQUE / 2, SENS_UNIQUE / 2, -SENS_UNIQUE / 2];
  const pourUn = !hasBandes(branche);
  const intervalle = branche.sens === 'entrant' ? (droite + gauche - bus) / branche.bandes : large;
  return {
    mesures,
    direction,
    cap,
    branche,
    ici: (s, v) => ici(s, -v),
    milieu,
    droite,
    gauche,
    entree: (bande) =>
      branche.sens === 'sortant' || pourUn ? 0 : depart + (bande - 0.5) * intervalle,
    sortie: (bande) => (branche.sens === 'sortant' || pourUn ? 0 : -milieu - (bande - 0.5) * large),
    sorties,
    ...(bus && { bus: droite - bus / 2 }),
    pisteDroite: droite + MILIEU_DE_PISTE,
    pisteGauche: gauche + MILIEU_DE_PISTE,
    bouche: 0,
    ligne: 0,
  };
}

export const isPrincipale = (coupe: Coupe, toutes: Coupe[]): boolean =>
  hasBandes(coupe.branche) || !toutes.some((x) => isDeVoie(x.branche, 'chaussée'));

export function paires(cs: Coupe[]): [Coupe, Coupe, number][] {
  return cs.map((coupe, i) => {
    const voisine = cs[(i + 1) % cs.length] ?? coupe;
    return [coupe, voisine, tour(voisine.cap - coupe.cap) || 360];
  });
}
