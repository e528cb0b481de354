import { cercle, chemin, rect, texte, trait } from '../svg.ts';
import { empreinte } from './cadre.ts';
import { gabarit } from './gabarits.ts';
import {
  capDe,
  chevauche,
  distance,
  longueurDe,
  partie,
  repere,
  surLigne,
  type Cadre,
} from './geometrie.ts';
import type { Fleche, Objet, Plan, Point, Vu } from './plan.ts';
import { lisse, trace, u, U } from './traces.ts';

const JAUNE = '#FFCE00';
const NUIT = '#1B242D';

/** Two heads nearer than this cover each other. */
const ECART = 2;
/** What stays at least of an arrow that is shortened, at the edge of the picture and for another's head. */
const [RESTE_AU_BORD, RESTE] = [0.8, 1.6];

/** Arrows as they are drawn: each ends inside the picture or is left out, and no head under another. */
export function degage(fleches: Fleche[], [x, y, l, h]: Plan['cadre']): Fleche[] {
  const bouts: Point[] = [];
  const dedans = ([px, py]: Point, marge: number) =>
    px > x + marge && px < x + l - marge && py > y + marge && py < y + h - marge;
  return fleches
    .toSorted((a, b) => Number(b.moi) - Number(a.moi))
    .flatMap((f) => {
      const total = longueurDe(f.points);
      const fin = (s: number) => surLigne(f.points, s).point;
      const raccourci = (de: number, reste: number, bon: (p: Point) => boolean) => {
        let s = de;
        while (s > reste && !bon(fin(s))) s -= 0.2;
        return bon(fin(s)) ? s : undefined;
      };
      const ici = raccourci(total, RESTE_AU_BORD, (p) => dedans(p, 1.2));
      if (ici === undefined && !dedans(fin(total), 0.4)) return [];
      const s =
        raccourci(ici ?? total, RESTE, (p) => bouts.every((q) => distance(p, q) >= ECART)) ??
        ici ??
        total;
      bouts.push(fin(s));
      return [s === total ? f : { ...f, points: partie(f.points, 0, s) }];
    })
    .toReversed();
}

const entier = ([x, y]: Point): Point => [Math.round(u(x)) / U, Math.round(u(y)) / U];

/** Where somebody goes: a line with a head, yellow for who answers, white for the others; heads lie over all lines. */
export function dessineFleches(fleches: Fleche[]): string {
  const large = (moi: boolean) => (moi ? 10 : 8);
  const couleur = (moi: boolean) => (moi ? JAUNE : '#fff');
  const fils = fleches.map(({ points, moi }) => {
    const fil = lisse(points);
    return trait(fil, NUIT, large(moi) + 5) + trait(fil, couleur(moi), large(moi));
  });
  const pointes = [false, true].map((moi) => {
    const bouts = fleches.flatMap((f) => {
      const [avant, bout] = f.points.slice(-2);
      return f.moi === moi && avant && bout ? [repere(bout, capDe(avant, bout))] : [];
    });
    if (bouts.length === 0) return '';
    // Whole units: nobody sees the rest, and it would have to be sent.
    const d = (ferme: boolean, ...ou: [avant: number, droite: number][]) =>
      bouts
        .map((r) => {
          const points = ou.map(([a, x]) => entier(r(a, x)));
          return trace(points, ferme);
        })
        .join('');
    const tetes = d(true, [0.95, 0], [-0.25, 0.68], [-0.25, -0.68]);
    return (
      trait(tetes, NUIT, large(moi) + 5) +
      // A stub of each line over the dark edge, so that head and line are one.
      trait(d(false, [-0.5, 0], [0, 0]), couleur(moi), large(moi)) +
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
  const k = plan.cadre[2];
  const corps = (k * 11.6) / 320;
  const usagers = objets.filter((o): o is Vu => o.genre === 'usager');
  const pris: Cadre[] = objets
    .filter((o) => !['arbre', 'maison', 'glissière'].includes(o.genre))
    .map((o) => empreinte(o));
  for (const f of plan.fleches)
    for (const [x, y] of f.points) pris.push([x - 0.4, y - 0.4, 0.8, 0.8]);
  const libre = (c: Cadre) =>
    c[0] > plan.cadre[0] + 0.2 &&
    c[1] > plan.cadre[1] + 0.2 &&
    c[0] + c[2] < plan.cadre[0] + k - 0.2 &&
    c[1] + c[3] < plan.cadre[1] + plan.cadre[3] - 0.2;
  const dessine = (b: Badge, [x, y, l, h]: Cadre): string => {
    const [cx, cy] = [u(x + l / 2), u(y + h / 2)];
    const fond = b.rond
      ? cercle(cx, cy, u(l / 2), '#fff', { stroke: NUIT, 'stroke-width': 2.5 })
      : rect(u(x), u(y), u(l), u(h), b.moi ? JAUNE : '#fff', {
          rx: u(h / (b.moi ? 2 : 4)),
          stroke: NUIT,
          'stroke-width': 2,
        });
    return fond + texte(b.texte, cx, Math.round((cy + u(corps) * 0.35) * 10) / 10, u(corps), NUIT);
  };
  return usagers
    .flatMap((v) => {
      const [long, large] = gabarit(v.qui);
      const liste: Badge[] = [];
      if (v.nom)
        liste.push({ texte: v.nom, l: corps * 1.45, h: corps * 1.45, moi: false, rond: true });
      if (v.moi)
        liste.push({ texte: 'Moi', l: corps * 2.5, h: corps * 1.3, moi: true, rond: false });
      if (v.vitesse !== undefined)
        liste.push({
          texte: `${v.vitesse} km/h`,
          l: corps * (0.58 * `${v.vitesse} km/h`.length + 0.7),
          h: corps * 1.3,
          moi: false,
          rond: false,
        });
      return liste.map((b) => {
        const centre = (x: number, y: number): Cadre => [x - b.l / 2, y - b.h / 2, b.l, b.h];
        if (b.rond && large > 2.1) {
          const [x, y] = repere([v.x, v.y], v.cap)(v.feuxBleus ? -0.9 : long > 6 ? 0 : -0.55);
          return dessine(b, centre(x, y));
        }
        const r = repere([v.x, v.y], v.cap);
        const debout = Math.abs(Math.cos((v.cap * Math.PI) / 180)) > 0.7;
        const [av, dr] = [
          long / 2 + (debout ? b.h : b.l) / 2 + 0.35,
          large / 2 + (debout ? b.l : b.h) / 2 + 0.35,
        ];
        const essais = [
          r(0, dr),
          r(0, -dr),
          r(-long / 4, dr),
          r(-av),
          r(long / 3, dr),
          r(-long / 3, -dr),
          r(-av, dr),
          r(0, dr + 1),
          r(0, -dr - 1),
          r(-av, -dr),
          r(av),
        ].map(([x, y]) => centre(x, y));
        const ou =
          essais.find((c) => libre(c) && !pris.some((p) => chevauche(p, c, 0.05))) ??
          essais.find(libre) ??
          essais[0];
        if (!ou) return '';
        pris.push(ou);
        return dessine(b, ou);
      });
    })
    .join('');
}
