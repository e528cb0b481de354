import { compose } from '../compose.ts';
import type { Signe } from '../panneaux/signe.ts';
import { gabarit } from './gabarits.ts';
import { autour, chevauche, longueurDe, surLigne, vers, type Cadre } from './geometrie.ts';
import type { Fleche, Objet, Plan, Poste } from './plan.ts';

/** Metres a unit of a sign's own drawing: a disc is 3.9 m across, so that a phone still shows it. */
const ECHELLE = 0.0191;
const ECHELLE_FEU = 0.0212;
/** Above a lane, as wide as a lane allows. */
const AU_DESSUS = 3.2;
/** The words of a plate: 9 px on a phone's 320. */
const MOTS = 1.8;
/** A sign within a zone plate is smaller than one on its own. */
const ZONE = 1.25;
export const agrandissement = ({ description }: Signe): number =>
  /«.ZONE.»/.test(description) ? ZONE : 1;
const ECART = 0.15;
/** Wider, and a car is shorter than 44 px on a phone. */
export const LARGEUR_MAX = 36.4;

export interface Enseigne {
  svg: string;
  echelle: number;
  l: number;
  h: number;
}

/** The signs of a post, each with its size in metres; one above the other, or in a row where that is too high. */
export function enseignes(
  poste: Poste,
  debout: boolean,
  jour: string,
): { liste: Enseigne[]; l: number; h: number } {
  const liste = poste.dessins.map((d) => {
    const { signe } = compose(d, jour, MOTS);
    const echelle =
      poste.hauteur === 'portique'
        ? AU_DESSUS / Math.max(signe.l, signe.h)
        : 'feu' in d
          ? ECHELLE_FEU
          : ECHELLE * agrandissement(signe);
    return { svg: signe.svg, echelle, l: signe.l * echelle, h: signe.h * echelle };
  });
  const somme = (k: 'l' | 'h') => liste.reduce((s, x) => s + x[k], 0) + ECART * (liste.length - 1);
  const plus = (k: 'l' | 'h') => Math.max(...liste.map((x) => x[k]));
  return debout ? { liste, l: plus('l'), h: somme('h') } : { liste, l: somme('l'), h: plus('h') };
}

export const empreinte = (o: Objet, marge = 0): Cadre => {
  if (o.genre === 'poteau') return o.dessus ?? [o.x, o.y, 0, 0];
  const [long, large] = o.genre === 'usager' ? gabarit(o.qui) : [o.longueur ?? 2, o.largeur ?? 2];
  return autour(o.x, o.y, o.cap, long + marge, large + marge);
};

/** Big enough for everybody, not so big that a car is lost on a phone. */
export function cadreDe(
  objets: Objet[],
  postes: Poste[],
  largeur: number,
  rapport: number,
): Plan['cadre'] {
  let [g, h, d, b] = [-8, -8, 8, 8];
  for (const o of [...objets, ...postes]) {
    const [x, y, l, haut] = empreinte(o, 1);
    [g, h, d, b] = [Math.min(g, x), Math.min(h, y), Math.max(d, x + l), Math.max(b, y + haut)];
  }
  const l = Math.min(LARGEUR_MAX, Math.max(largeur, d - g, (b - h) * rapport));
  // In the middle as long as all is seen: pictures of one kind look alike.
  const centre = (de: number, a: number, taille: number) => {
    if (a - de > taille - 0.5) return Math.max(-5, Math.min(5, (de + a) / 2));
    return de < -taille / 2 ? de + taille / 2 : a > taille / 2 ? a - taille / 2 : 0;
  };
  const [cx, cy] = [centre(g, d, l), centre(h, b, l / rapport)];
  const arrondi = (x: number) => Math.round(x * 10) / 10;
  return [arrondi(cx - l / 2), arrondi(cy - l / rapport / 2), arrondi(l), arrondi(l / rapport)];
}

/** An arrow as boxes along it, its head the widest. */
const surFleche = (f: Fleche): Cadre[] => {
  const total = longueurDe(f.points);
  return Array.from({ length: Math.ceil(total) + 1 }, (_, i): Cadre => {
    const [[x, y], r] = [surLigne(f.points, Math.min(total, i)).point, i >= total - 1 ? 0.8 : 0.4];
    return [x - r, y - r, 2 * r, 2 * r];
  });
};

/** Further back, further off the road: the nearest place first. */
const ESSAIS: [arriere: number, cote: number][] = Array.from(
  { length: 24 },
  (_, i) => i * 0.6 - 6.6,
)
  .flatMap((a) => Array.from({ length: 16 }, (_, j): [number, number] => [a, j * 0.4 - 0.8]))
  .sort(
    (p, q) =>
      Math.abs(p[0] + 0.6) * (p[0] < -0.6 ? 1.6 : 1) +
      1.4 * Math.abs(p[1] + 0.8) -
      Math.abs(q[0] + 0.6) * (q[0] < -0.6 ? 1.6 : 1) -
      1.4 * Math.abs(q[1] + 0.8),
  );

/**
 * Where each post's signs are drawn: upright, on the side of the road that they are for, and over
 * nobody. `cote` is the heading away from the carriageway, `arriere` away from the junction.
 */
export function etale(
  postes: { poste: Poste; cote: number; arriere: number }[],
  objets: Objet[],
  libre: (c: Cadre) => boolean,
  dedans: (c: Cadre) => boolean,
  jour: string,
  fleches: Fleche[] = [],
): Poste[] {
  const parcours = fleches.flatMap((f) => surFleche(f));
  const pris = objets.map((o) => empreinte(o, 0.3));
  return postes.map(({ poste, cote, arriere }) => {
    const [cx, cy] = vers(cote);
    const [ax, ay] = vers(arriere);
    const pose = (l: number, h: number, a: number, c: number): Cadre => {
      const appui = (x: number, y: number) => Math.abs(x) * (l / 2) + Math.abs(y) * (h / 2);
      const x = poste.x + cx * (appui(cx, cy) + c) + ax * (appui(ax, ay) + a);
      const y = poste.y + cy * (appui(cx, cy) + c) + ay * (appui(ax, ay) + a);
      return [x - l / 2, y - h / 2, l, h];
    };
    const formes = [true, false].map((debout) => enseignes(poste, debout, jour));
    if (formes[0] && formes[0].h > 8) formes.shift();
    const cherche = (convient: (c: Cadre) => boolean): Cadre | undefined => {
      for (const [a, c] of ESSAIS)
        for (const { l, h } of formes) {
          const boite = pose(l, h, a, c);
          if (!pris.some((p) => chevauche(p, boite, 0.15)) && convient(boite)) return boite;
        }
      return undefined;
    };
    // Where no verge is left, on the road rather than cut off by the frame.
    const seul = (c: Cadre) => !parcours.some((p) => chevauche(p, c, 0.3));
    const meilleur =
      cherche((c) => dedans(c) && libre(c) && seul(c)) ??
      cherche((c) => dedans(c) && libre(c)) ??
      cherche(dedans);
    const dessus = meilleur ?? pose(formes[0]?.l ?? 3, formes[0]?.h ?? 3, 0, 0);
    pris.push(dessus);
    return { ...poste, dessus };
  });
}
