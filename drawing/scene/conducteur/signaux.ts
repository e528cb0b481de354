import { compose } from '../../compose.ts';
import { pose, rect } from '../../svg.ts';
import type { Signal } from '../../dessin.ts';
import { dosDe, type Signe } from '../../panneaux/signe.ts';
import { agrandissement } from '../cadre.ts';
import type { Poste } from '../plan.ts';
import { devant, HORIZON, L, projette, relatif, type Camera } from './projection.ts';

const GRIS = '#9AA3A9';
const MAT = '#7E878D';

/** Bigger than life when near, much bigger when far: it has to be read on a phone. */
const grandeur = (c: Camera, avant: number, l: number): number =>
  Math.max(l > 0.8 ? 58 : 52, Math.min(118, (c.focale * l * 1.5) / avant)) / l;

const BOITIER = '#262D32';

/** Grey, as they are from behind: the shape still tells some of them. */
const deDerriere = (d: Signal, signe: Signe): string =>
  'feu' in d
    ? rect(-signe.l / 2, -signe.h / 2, signe.l, signe.h, BOITIER, { rx: 20 })
    : dosDe(signe, GRIS);

interface Dresse {
  svg: string;
  /** In pixels. */
  l: number;
  h: number;
}

function dessine(
  c: Camera,
  p: Poste,
  jour: string,
  avant: number,
  deDos: boolean,
  plisse: number,
): Dresse[] {
  return p.dessins.map((d) => {
    const { signe } = compose(d, jour, 1.5);
    const feu = 'feu' in d;
    // A disc of 0.70 m is 202 units across; a lamp housing is 0.9 m high.
    const metre = feu ? 0.9 / 230 : 0.7 / 202;
    const k =
      (grandeur(c, avant, 0.7) * metre * (feu ? 1.15 : agrandissement(signe))) /
      (p.dessins.length > 2 ? 1.25 : 1);
    const e = (v: number) => String(Math.round(v * 1000) / 1000);
    const svg = `<g transform="scale(${e(k * plisse)} ${e(k)})">${deDos ? deDerriere(d, signe) : signe.svg}</g>`;
    return { svg, l: signe.l * k * plisse, h: signe.h * k };
  });
}

export type Boite = readonly [x: number, y: number, l: number, h: number];
export const couvre = (a: Boite, b: Boite): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

/** Where a post's signs come to stand; those on edge take no room. */
export interface Place {
  poste: Poste;
  svg: string;
  boite: Boite;
}

const ECART = 3;

function pose1(c: Camera, p: Poste, jour: string, pris: Boite[]): Place | undefined {
  const [droite, avant] = devant(c, [p.x, p.y]);
  if (avant < 2.5) return undefined;
  const suspendu = p.hauteur === 'portique';
  const [px, pied] = projette(c, [droite, avant, 0]);
  const [, bas] = projette(c, [droite, avant, suspendu ? 5 : 1.9]);
  if (px < -60 || px > L + 60) return undefined;
  // The face looks along `cap`: towards us when that is about against our line of sight.
  const angle = Math.abs(relatif(c, p.x, p.y, p.cap));
  const tranche = Math.abs(Math.cos((angle * Math.PI) / 180));
  const mat = Math.max(2, Math.min(7, (c.focale / avant) * 0.09));
  if (tranche < 0.3 && !suspendu) {
    const [, sommet] = projette(c, [droite, avant, 2.9]);
    return {
      poste: p,
      svg: rect(px - mat / 2, sommet, mat, pied - sommet, MAT),
      boite: [px, pied, 0, 0],
    };
  }
  const liste = dessine(c, p, jour, avant, angle < 92, Math.max(0.55, tranche));
  const total = liste.reduce((s, x) => s + x.h, 0) + ECART * (liste.length - 1);
  const l = Math.max(...liste.map((x) => x.l));
  // Bigger than life, it grows away from the carriageway, and never out of the picture.
  const cote = px > L / 2 ? 1 : -1;
  const base = Math.max(total + 8, suspendu ? bas : Math.min(bas, HORIZON + 40));
  const borne = (x: number) => (suspendu ? x : Math.max(l / 2 + 4, Math.min(L - l / 2 - 4, x)));
  const essai = (dx: number): Boite => [
    borne(px + (suspendu ? 0 : cote * (l / 5 + dx))) - l / 2,
    base - total,
    l,
    total,
  ];
  const libre = suspendu
    ? essai(0)
    : ([0, 20, 40, 60, 80, -30, -60].map(essai).find((b) => !pris.some((q) => couvre(q, b))) ??
      essai(0));
  const x = libre[0] + l / 2;
  let y = libre[1];
  let svg = suspendu
    ? rect(px - mat / 2, Math.max(0, y - 7), mat, 9, MAT)
    : rect(x - mat / 2, y + 4, mat, Math.max(0, pied - y - 4), MAT);
  for (const s of liste) {
    svg += pose(s.svg, x, y + s.h / 2);
    y += s.h + ECART;
  }
  return { poste: p, svg, boite: libre };
}

/** Signs on their post or above the road, the nearest first; those for others are seen from behind or on edge. */
export function postes(c: Camera, liste: Poste[], jour: string): Place[] {
  const pris: Boite[] = [];
  return [...liste]
    .sort((a, b) => devant(c, [a.x, a.y])[1] - devant(c, [b.x, b.y])[1])
    .flatMap((p) => {
      const place = pose1(c, p, jour, pris);
      if (place) pris.push(place.boite);
      return place ? [place] : [];
    });
}

/** The beam that signs above lanes hang from. */
export function portique(c: Camera, places: Place[], gauche: number, droite: number): string {
  const p = places[0]?.poste;
  if (!p) return '';
  const [x, avant] = devant(c, [p.x, p.y]);
  if (avant < 2.5) return '';
  const [g, d] = [x + gauche - p.x, x + droite - p.x];
  const [xg, pied] = projette(c, [g, avant, 0]);
  const [xd] = projette(c, [d, avant, 0]);
  const e = Math.max(3, (c.focale / avant) * 0.28);
  const haut = Math.max(2, Math.min(...places.map((q) => q.boite[1])) - e - 5);
  return (
    rect(xg - e, haut, xd - xg + 2 * e, e, GRIS) +
    rect(xg - e, haut, e, pied - haut, MAT) +
    rect(xd, haut, e, pied - haut, MAT)
  );
}
