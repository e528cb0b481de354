import { repere, tour } from './geometrie.ts';
import type { Point } from './plan.ts';
import { directions, type Branche, type Carrefour, type Direction } from './scene.ts';

export const capDirection = (d: Direction): number => directions.indexOf(d) * 45;

export const BANDE = 3.4;
const BANDE_BUS = 3.3;

/**
 * A branch cut across. `s` runs outwards from the middle of the junction; `v` to the right of
 * those who arrive, who therefore have v > 0, and those who leave v < 0.
 */
export interface Coupe {
  direction: Direction;
  cap: number;
  b: Branche;
  ici: (s: number, v: number) => Point;
  /** Half of what keeps the two directions apart: an island, tram tracks of their own. */
  milieu: number;
  /** Where the carriageway ends on either side: `droite` that of those who arrive. */
  droite: number;
  gauche: number;
  /** Middle of a lane that arrives, from 1. */
  entree: (bande: number) => number;
  /** Middle of a lane that leaves, 1 nearest to the axis. */
  sortie: (bande: number) => number;
  sorties: number;
  bus?: number;
  pisteDroite: number;
  pisteGauche: number;
  /** Where the side roads' kerbs have ended, and where one waits. */
  bouche: number;
  ligne: number;
  /** Near edge of the crossings. */
  passage?: number;
}

export const estEtroit = (b: Branche): boolean => b.voie === 'sentier' || b.voie === 'propriété';
const estChaussee = (b: Branche): boolean => b.voie === 'chaussée' || b.voie === 'pavés';

/** Branches by clockwise heading; `site` says which have tracks of their own for trams. */
export function coupes(scene: Carrefour): Coupe[] {
  const site = new Set(
    scene.usagers.flatMap((u) =>
      u.sur === 'site propre' ? [u.de, u.vers].filter((d) => d !== undefined) : [],
    ),
  );
  return directions.flatMap((direction) => {
    const b = scene.branches[direction];
    return b ? [coupe(direction, b, site.has(direction), scene.lieu === 'rond-point')] : [];
  });
}

function coupe(direction: Direction, b: Branche, site: boolean, ilot: boolean): Coupe {
  const cap = capDirection(direction);
  const ici = repere([0, 0], cap);
  const large =
    b.voie === 'sentier'
      ? 1
      : estEtroit(b)
        ? 1.6
        : b.voie === 'chemin de terre'
          ? 2.1
          : ilot && b.bandes > 1
            ? 3.1
            : BANDE;
  const milieu =
    b.sens !== 'double'
      ? 0
      : site
        ? 3.4
        : b.axe === 'terre-plein'
          ? 0.9
          : ilot && !estEtroit(b) && b.voie !== 'chemin de terre'
            ? 0.7
            : 0;
  const bus = b.bandeBus && b.sens !== 'sortant' ? BANDE_BUS : 0;
  const sorties = b.sens === 'entrant' ? 0 : b.bandes > 1 && !b.flèches && !ilot ? b.bandes : 1;
  let [droite, gauche, depart] = [
    milieu + b.bandes * large + bus,
    milieu + sorties * large,
    milieu,
  ];
  if (b.sens === 'entrant') {
    const total = Math.max(b.bandes * large, 4.6) + bus;
    [droite, gauche, depart] = [total / 2, total / 2, -total / 2];
  }
  if (b.sens === 'sortant') [droite, gauche, depart] = [2.3, 2.3, -2.3];
  const pas = b.sens === 'entrant' ? (droite + gauche - bus) / b.bandes : large;
  return {
    direction,
    cap,
    b,
    ici: (s, v) => ici(s, -v),
    milieu,
    droite,
    gauche,
    entree: (bande) => (b.sens === 'sortant' ? 0 : depart + (bande - 0.5) * pas),
    sortie: (bande) => (b.sens === 'sortant' ? 0 : -milieu - (bande - 0.5) * large),
    sorties,
    ...(bus && { bus: droite - bus / 2 }),
    pisteDroite: droite + 1.6,
    pisteGauche: gauche + 1.6,
    bouche: 0,
    ligne: 0,
  };
}

export const estPrincipale = (c: Coupe, toutes: Coupe[]): boolean =>
  estChaussee(c.b) || c.b.voie === 'trottoir traversant' || !toutes.some((x) => estChaussee(x.b));

/** The gap to the next branch clockwise. */
export function paires(cs: Coupe[]): [Coupe, Coupe, number][] {
  return cs.map((c, i) => {
    const d = cs[(i + 1) % cs.length] ?? c;
    return [c, d, tour(d.cap - c.cap) || 360];
  });
}

export const codes = (panneau: Branche['panneau']): string[] =>
  (panneau === undefined ? [] : Array.isArray(panneau) ? panneau : [panneau]).flatMap((s) =>
    'panneau' in s
      ? [s.panneau]
      : 'groupe' in s
        ? s.groupe.flatMap((g) => ('panneau' in g ? [g.panneau] : []))
        : [],
  );
