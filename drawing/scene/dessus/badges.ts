import { cercle, chemin, rect, texte, trait } from '../../svg.ts';
import { empreinte } from '../plan/cadre.ts';
import { gabarit } from '../plan/gabarits.ts';
import {
  capOf,
  overlap,
  distance,
  longueurOf,
  partie,
  repere,
  surLigne,
  type Cadre,
} from '../plan/geometrie.ts';
import type { Fleche, Objet, Plan, Point, Vu } from '../plan/plan.ts';
import { lisse, trace, unites, ECHELLE } from './traces.ts';

const JAUNE = '#FFCE00';
const NUIT = '#1B242D';

/** Two heads nearer than this cover each other. */
const ECART = 2;
/** What stays at least of an arrow that is shortened, at the edge of the picture and for another's head. */
const [RESTE_AU_BORD, RESTE] = [0.8, 1.6];

/** Arrows as they are drawn: each ends inside the picture or is left out, and no head under another. */
export function degage(fleches: Fleche[], [x, y, largeur, hauteur]: Plan['cadre']): Fleche[] {
  const bouts: Point[] = [];
  const dedans = ([px, py]: Point, marge: number) =>
    px > x + marge && px < x + largeur - marge && py > y + marge && py < y + hauteur - marge;
  return fleches
    .toSorted((a, b) => Number(b.moi) - Number(a.moi))
    .flatMap((fleche) => {
      const total = longueurOf(fleche.points);
      const fin = (s: number) => surLigne(fleche.points, s).point;
      const raccourci = (de: number, reste: number, bon: (p: Point) => boolean) => {
        let parcouru = de;
        while (parcouru > reste && !bon(fin(parcouru))) parcouru -= 0.2;
        return bon(fin(parcouru)) ? parcouru : undefined;
      };
      const ici = raccourci(total, RESTE_AU_BORD, (p) => dedans(p, 1.2));
      if (ici === undefined && !dedans(fin(total), 0.4)) return [];
      const trajet =
        raccourci(ici ?? total, RESTE, (p) => bouts.every((q) => distance(p, q) >= ECART)) ??
        ici ??
        total;
      bouts.push(fin(trajet));
      return [trajet === total ? fleche : { ...fleche, points: partie(fleche.points, 0, trajet) }];
    })
    .toReversed();
}

const entier = ([x, y]: Point): Point => [
  Math.round(unites(x)) / ECHELLE,
  Math.round(unites(y)) / ECHELLE,
];

/** Where somebody goes: a line with a head, yellow for who answers, white for the others; heads lie over all lines. */
export function drawFleches(fleches: Fleche[]): string {
  const large = (moi: boolean) => (moi ? 10 : 8);
  const couleur = (moi: boolean) => (moi ? JAUNE : '#fff');
  const fils = fleches.map(({ points, moi }) => {
    const fil = lisse(points);
    return trait(fil, NUIT, large(moi) + 5) + trait(fil, couleur(moi), large(moi));
  });
  const pointes = [false, true].map((moi) => {
    const bouts = fleches.flatMap((fleche) => {
      const [avant, bout] = fleche.points.slice(-2);
      return fleche.moi === moi && avant && bout ? [repere(bout, capOf(avant, bout))] : [];
    });
    if (bouts.length === 0) return '';
    // Whole units: nobody sees the rest, and it would have to be sent.
    const contour = (ferme: boolean, ...ou: [avant: number, droite: number][]) =>
      bouts
        .map((repere) => {
          const points = ou.map(([a, x]) => entier(repere(a, x)));
          return trace(points, ferme);
        })
        .join('');
    const tetes = contour(true, [0.95, 0], [-0.25, 0.68], [-0.25, -0.68]);
    return (
      trait(tetes, NUIT, large(moi) + 5) +
      // A stub of each line over the dark edge, so that head and line are one.
      trait(contour(false, [-0.5, 0], [0, 0]), couleur(moi), large(moi)) +
      chemin(tetes, couleur(moi), { stroke: couleur(moi), 'stroke-width': 3 })
    );
  });
  return fils.join('') + pointes.join('');
}

interface Badge {
  texte: string;
  l: number;
  h: number;
  moi: boolean;
  rond: boolean;
}

/** Names, « Moi » and speeds: on the roof where there is room, else beside, over nobody. */
export function badges(plan: Plan, objets: Objet[]): string {
  const largeurCadre = plan.cadre[2];
  const corps = (largeurCadre * 11.6) / 320;
  const usagers = objets.filter((o): o is Vu => o.genre === 'usager');
  const pris: Cadre[] = objets
    .filter((o) => !['arbre', 'maison', 'glissière'].includes(o.genre))
    .map((o) => empreinte(o));
  for (const fleche of plan.fleches)
    for (const [x, y] of fleche.points) pris.push([x - 0.4, y - 0.4, 0.8, 0.8]);
  const libre = (cadre: Cadre) =>
    cadre[0] > plan.cadre[0] + 0.2 &&
    cadre[1] > plan.cadre[1] + 0.2 &&
    cadre[0] + cadre[2] < plan.cadre[0] + largeurCadre - 0.2 &&
    cadre[1] + cadre[3] < plan.cadre[1] + plan.cadre[3] - 0.2;
  const dessine = (badge: Badge, [x, y, largeur, hauteur]: Cadre): string => {
    const [cx, cy] = [unites(x + largeur / 2), unites(y + hauteur / 2)];
    const fond = badge.rond
      ? cercle(cx, cy, unites(largeur / 2), '#fff', { stroke: NUIT, 'stroke-width': 2.5 })
      : rect(unites(x), unites(y), unites(largeur), unites(hauteur), badge.moi ? JAUNE : '#fff', {
          rx: unites(hauteur / (badge.moi ? 2 : 4)),
          stroke: NUIT,
          'stroke-width': 2,
        });
    return (
      fond +
      texte(badge.texte, cx, Math.round((cy + unites(corps) * 0.35) * 10) / 10, unites(corps), NUIT)
    );
  };
  return usagers
    .flatMap((vu) => {
      const [long, large] = gabarit(vu.qui);
      const liste: Badge[] = [];
      if (vu.nom)
        liste.push({ texte: vu.nom, l: corps * 1.45, h: corps * 1.45, moi: false, rond: true });
      if (vu.moi)
        liste.push({ texte: 'Moi', l: corps * 2.5, h: corps * 1.3, moi: true, rond: false });
      if (vu.vitesse !== undefined)
        liste.push({
          texte: `${vu.vitesse} km/h`,
          l: corps * (0.58 * `${vu.vitesse} km/h`.length + 0.7),
          h: corps * 1.3,
          moi: false,
          rond: false,
        });
      return liste.map((badge) => {
        const centre = (x: number, y: number): Cadre => [
          x - badge.l / 2,
          y - badge.h / 2,
          badge.l,
          badge.h,
        ];
        if (badge.rond && large > 2.1) {
          const [x, y] = repere([vu.x, vu.y], vu.cap)(vu.feuxBleus ? -0.9 : long > 6 ? 0 : -0.55);
          return dessine(badge, centre(x, y));
        }
        const pose = repere([vu.x, vu.y], vu.cap);
        const debout = Math.abs(Math.cos((vu.cap * Math.PI) / 180)) > 0.7;
        const [av, dr] = [
          long / 2 + (debout ? badge.h : badge.l) / 2 + 0.35,
          large / 2 + (debout ? badge.l : badge.h) / 2 + 0.35,
        ];
        const essais = [
          pose(0, dr),
          pose(0, -dr),
          pose(-long / 4, dr),
          pose(-av),
          pose(long / 3, dr),
          pose(-long / 3, -dr),
          pose(-av, dr),
          pose(0, dr + 1),
          pose(0, -dr - 1),
          pose(-av, -dr),
          pose(av),
        ].map(([x, y]) => centre(x, y));
        const ou =
          essais.find((c) => libre(c) && !pris.some((p) => overlap(p, c, 0.05))) ??
          essais.find(libre) ??
          essais[0];
        if (!ou) return '';
        pris.push(ou);
        return dessine(badge, ou);
      });
    })
    .join('');
}
