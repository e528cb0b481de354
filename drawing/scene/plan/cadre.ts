import { drawSignal } from '../../drawSignal.ts';
import type { Signe } from '../../signe.ts';
import type { Mesures } from '../mesures.ts';
import { autour, overlap, longueurOf, surLigne, vers, type Cadre } from './geometrie.ts';
import type { Fleche, Objet, Plan, Point, Poste } from './plan.ts';

/** Metres a sign unit: a disc is 3.9 m, to be seen on a phone. */
const ECHELLE = 0.0191;
const ECHELLE_FEU = 0.0212;
/** In metres: as wide as a lane, or as a road. */
const [AU_DESSUS_D_UNE_BANDE, AU_DESSUS] = [3.2, 7];
/** Enlargement of words: 9 px on a phone of 320. */
const MOTS = 1.8;
const ZONE = 1.25;
/** A zone's small print, too. */
const ZONE_SAUF = 2;
const agrandissement = ({ description }: Signe): number =>
  /«.ZONE.»/.test(description) ? (/«.excepté/i.test(description) ? ZONE_SAUF : ZONE) : 1;
const ECART = 0.15;
/** In metres: higher, a car falls below 44 px on a phone. */
const HAUTEUR_MAX = 29.12;

export interface Enseigne {
  svg: string;
  echelle: number;
  l: number;
  h: number;
}

/** Sizes in metres; stacked, or in a row where that is too high. */
export function enseignes(
  poste: Poste,
  debout: boolean,
  jour: string,
): { liste: Enseigne[]; l: number; h: number } {
  const liste = poste.dessins.map((signal) => {
    const { signe } = drawSignal(signal, jour, MOTS);
    const echelle =
      poste.hauteur === 'portique'
        ? (poste.surBande ? AU_DESSUS_D_UNE_BANDE : AU_DESSUS) / Math.max(signe.l, signe.h)
        : 'feu' in signal
          ? ECHELLE_FEU
          : ECHELLE * agrandissement(signe);
    return { svg: signe.svg, echelle, l: signe.l * echelle, h: signe.h * echelle };
  });
  const somme = (k: 'l' | 'h') => liste.reduce((s, x) => s + x[k], 0) + ECART * (liste.length - 1);
  const plus = (k: 'l' | 'h') => Math.max(...liste.map((x) => x[k]));
  return debout ? { liste, l: plus('l'), h: somme('h') } : { liste, l: somme('l'), h: plus('h') };
}

/** The frame around it, with a margin in metres. */
export const cadreAutour = (objet: Objet, marge = 0): Cadre => {
  if (objet.genre === 'poteau') {
    const [x, y, l, h] = objet.dessus ?? [objet.x, objet.y, 0, 0];
    const [px, py] = objet.pied ?? [x, y];
    const [gauche, haut] = [Math.min(x, px), Math.min(y, py)];
    return [gauche, haut, Math.max(x + l, px) - gauche, Math.max(y + h, py) - haut];
  }
  const [long, large] =
    objet.genre === 'usager' ? objet.taille : [objet.longueur ?? 2, objet.largeur ?? 2];
  return autour(objet.x, objet.y, objet.cap, long + marge, large + marge);
};

export function cadreOf(
  objets: Objet[],
  postes: Poste[],
  largeur: number,
  { rapport, ampleur }: Mesures,
): Plan['cadre'] {
  let [gauche, haut, droite, bas] = [-8, -8, 8, 8];
  for (const objet of [...objets, ...postes]) {
    const [x, y, largeur, long] = cadreAutour(objet, 1);
    [gauche, haut, droite, bas] = [
      Math.min(gauche, x),
      Math.min(haut, y),
      Math.max(droite, x + largeur),
      Math.max(bas, y + long),
    ];
  }
  const large = Math.min(
    HAUTEUR_MAX * rapport * ampleur,
    Math.max(largeur, droite - gauche, (bas - haut) * rapport),
  );
  const centre = (de: number, jusqua: number, taille: number) => {
    if (jusqua - de > taille - 0.5) return Math.max(-7, Math.min(7, (de + jusqua) / 2));
    return de < -taille / 2 ? de + taille / 2 : jusqua > taille / 2 ? jusqua - taille / 2 : 0;
  };
  const [cx, cy] = [centre(gauche, droite, large), centre(haut, bas, large / rapport)];
  const arrondi = (x: number) => Math.round(x * 10) / 10;
  return [
    arrondi(cx - large / 2),
    arrondi(cy - large / rapport / 2),
    arrondi(large),
    arrondi(large / rapport),
  ];
}

export const cadreEntier = ({ loin }: Mesures): Plan['cadre'] => [-loin, -loin, 2 * loin, 2 * loin];

export const surFleche = (fleche: Fleche): Cadre[] => {
  const total = longueurOf(fleche.points);
  return Array.from({ length: Math.ceil(total) + 1 }, (_, i): Cadre => {
    const [[x, y], marge] = [
      surLigne(fleche.points, Math.min(total, i)).point,
      i >= total - 1 ? 0.8 : 0.4,
    ];
    return [x - marge, y - marge, 2 * marge, 2 * marge];
  });
};

const ESSAIS: [arriere: number, cote: number][] = Array.from(
  { length: 24 },
  (_, i) => i * 0.6 - 6.6,
)
  .flatMap((a) => Array.from({ length: 16 }, (_, j): [number, number] => [a, j * 0.4 - 0.8]))
  .sort(
    (p, autre) =>
      Math.abs(p[0] + 0.6) * (p[0] < -0.6 ? 1.6 : 1) +
      1.4 * Math.abs(p[1] + 0.8) -
      Math.abs(autre[0] + 0.6) * (autre[0] < -0.6 ? 1.6 : 1) -
      1.4 * Math.abs(autre[1] + 0.8),
  );

/** In metres, from its plate to a post's foot. */
const POST = 0.65;
/** Shares of a plate's width from its middle, in the order in which a foot tries them. */
const SOUS = [0, -0.25, 0.25, -0.42, 0.42];
const pieds = ([x, y, l, h]: Cadre): Point[] =>
  [y + h + POST, y - POST].flatMap((py) => SOUS.map((k): Point => [x + l * (0.5 + k), py]));

/**
 * Upright on their side of the road, over nobody, foot on the verge (`bord`). `cote` heads away
 * from the carriageway, `arriere` from the junction.
 */
export function spreadOut(
  postes: { poste: Poste; cote: number; arriere: number }[],
  objets: Objet[],
  libre: (c: Cadre) => boolean,
  dedans: (c: Cadre) => boolean,
  jour: string,
  fleches: Fleche[],
  bord: (p: Point) => boolean,
): Poste[] {
  const parcours = fleches.flatMap((f) => surFleche(f));
  const pris = objets.map((o) => cadreAutour(o, 0.3));
  return postes.map(({ poste, cote, arriere }) => {
    const [cx, cy] = vers(cote);
    const [ax, ay] = vers(arriere);
    const cadreAt = (largeur: number, hauteur: number, decalage: number, montee: number): Cadre => {
      const appui = (x: number, y: number) =>
        Math.abs(x) * (largeur / 2) + Math.abs(y) * (hauteur / 2);
      const x = poste.x + cx * (appui(cx, cy) + montee) + ax * (appui(ax, ay) + decalage);
      const y = poste.y + cy * (appui(cx, cy) + montee) + ay * (appui(ax, ay) + decalage);
      return [x - largeur / 2, y - hauteur / 2, largeur, hauteur];
    };
    const formes = [true, false].map((debout) => enseignes(poste, debout, jour));
    if (formes[0] && formes[0].h > 8) formes.shift();
    const search = (convient: (c: Cadre) => boolean): Cadre | undefined => {
      for (const [decalage, montee] of ESSAIS)
        for (const { l: largeur, h: hauteur } of formes) {
          const boite = cadreAt(largeur, hauteur, decalage, montee);
          if (!pris.some((p) => overlap(p, boite, 0.15)) && convient(boite)) return boite;
        }
      return undefined;
    };
    const seul = (c: Cadre) => !parcours.some((p) => overlap(p, c, 0.3));
    const piedSous = (c: Cadre) =>
      pieds(c).find(
        (pied) => bord(pied) && !pris.some((p) => overlap(p, [pied[0], pied[1], 0, 0], 0.1)),
      );
    const tient = (c: Cadre) => poste.hauteur === 'portique' || piedSous(c) !== undefined;
    const meilleur =
      search((c) => dedans(c) && libre(c) && seul(c) && tient(c)) ??
      search((c) => dedans(c) && libre(c) && tient(c)) ??
      search((c) => dedans(c) && libre(c)) ??
      search(dedans);
    const dessus = meilleur ?? cadreAt(formes[0]?.l ?? 3, formes[0]?.h ?? 3, 0, 0);
    const pied = poste.hauteur === 'portique' ? undefined : (piedSous(dessus) ?? pieds(dessus)[0]);
    pris.push(dessus);
    return { ...poste, dessus, ...(pied && { pied }) };
  });
}
