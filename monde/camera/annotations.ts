import type { PerspectiveCamera } from 'three';
import { degage } from '../../drawing/scene/dessus/flechesDuDessus.ts';
import type { Mesure, Plan, Point, Vu } from '../../drawing/scene/plan/plan.ts';
import {
  type Ou,
  type Annotation as Toute,
  type PlaqueAnnotee,
  tailleDAnnotation,
} from '../../regles/vue.ts';
import { isAPied } from '../../drawing/scene/vocabulaire.ts';
import { plus, type Vec } from '../maille/vecteurs.ts';
import type { Plaque } from '../signaux/poteaux.ts';
import { boiteDePlaque } from './boiteDePlaque.ts';
import { type Boite, isMoi } from './boites.ts';
import type { ChoixDeVue } from './jauge.ts';
import {
  type Ancre,
  type Cadre,
  cadreDe,
  coupeLeFil,
  isDansImage,
  placeLibre,
  secoupent,
  type Silhouette,
  silhouetteDe,
  touche,
} from './places.ts';
import { cameraOf, DEHORS, projete } from './prises.ts';
import { cacheDepuis, LARGEUR } from './vus.ts';

type Distance = Extract<Annotation, { sorte: 'distance' }>;
type Fleche = Extract<Annotation, { sorte: 'flèche' }>;

/** All but plates, which say themselves where they are. */
type Annotation = Exclude<Toute, PlaqueAnnotee>;

interface ASituer {
  plan: Plan;
  boites: readonly Boite[];
  plaques: readonly Plaque[];
  hauteurAt: (x: number, z: number) => number;
}

/** In pixels: a vehicle that large bears its label itself. */
const [PORTE_L, PORTE_H] = [46, 30];
/** In pixels: a label farther off gets a thread; none stands farther than the last. */
const [FIL, PAS, LOIN] = [7, 3, 60];
/** In metres: the whole plan, since arrows need no frame here. */
const SANS_BORD: Plan['cadre'] = [-500, -500, 1000, 1000];
/** In metres: beside what it measures, a distance is still seen where a body hides it. */
const DE_COTE = [0, ...Array.from({ length: 12 }, (_, i) => 0.6 + i * 0.2).flatMap((d) => [d, -d])];
/** Points of a distance that must be seen. */
const POINTS = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
/** In pixels: an arrow that short is but its head; one that long is drawn even if a body hides it. */
const [COURTE, LONGUE] = [11, 40];
/** Steps of its line that bear an arrow's head. */
const TETE = 4;
/** In pixels: between a distance and its words. */
const JEU = 3;

const arrondi = (n: number): number => Math.round(n * 1000) / 1000;
const ouDe = ({ x, y }: Ancre): Ou => [arrondi(x), arrondi(y)];
const textesDe = ({ nom, moi, vitesse }: Vu): ['nom' | 'moi' | 'vitesse', string][] => [
  ...(nom === undefined ? [] : [['nom', nom] as ['nom', string]]),
  ...(moi ? [['moi', 'Moi'] as ['moi', string]] : []),
  ...(vitesse === undefined ? [] : [['vitesse', `${vitesse} km/h`] as ['vitesse', string]]),
];

/** Where bodies, enlarged plates and labels stand, and points of lines drawn over the picture. */
interface Occupe {
  corps: ReadonlyMap<Boite, { cadre: Cadre; silhouette: Silhouette }>;
  vignettes: readonly Cadre[];
  traits: readonly Ancre[];
  textes: Cadre[];
}

const cadreDuTexte = ({ x, y }: Ancre, [l, h]: readonly [number, number]): Cadre => ({
  x: x - l / 2,
  y: y - h / 2,
  l,
  h,
});

const isEntier = ({ x, y, l, h }: Cadre): boolean => x > 0 && y > 0 && x + l < 1 && y + h < 1;

/** In pixels. */
function ecart({ x, y }: Ancre, cadre: Cadre, hautPx: number): number {
  const dehors = (part: number, de: number, taille: number): number =>
    Math.max(de - part, 0, part - de - taille);
  return Math.hypot(dehors(x, cadre.x, cadre.l) * LARGEUR, dehors(y, cadre.y, cadre.h) * hautPx);
}

/** On a body that is large enough, from its top downwards; else the nearest free place. */
function pose(
  sommet: Ancre,
  boite: Boite,
  taille: readonly [number, number],
  { corps, vignettes, traits, textes }: Occupe,
  hautPx: number,
): Cadre {
  const { cadre: lui, silhouette } = corps.get(boite)!;
  const ecrits = [...vignettes, ...textes, ...traits.map((p) => ({ ...p, l: 0, h: 0 }))];
  const isLibre = (cadre: Cadre): boolean =>
    isEntier(cadre) && !ecrits.some((ecrit) => secoupent(ecrit, cadre));
  if (lui.l * LARGEUR > PORTE_L && lui.h * hautPx > PORTE_H)
    for (let y = sommet.y; y + taille[1] / 2 < lui.y + lui.h; y += taille[1] / 3) {
      const cadre = cadreDuTexte({ x: sommet.x, y }, taille);
      if (isLibre(cadre)) return cadre;
    }
  const autres = [...corps].filter(([autre]) => autre !== boite).map(([, corps]) => corps);
  const cadres: Cadre[] = [];
  for (let dx = -LOIN; dx <= LOIN; dx += PAS)
    for (let dy = -LOIN; dy <= LOIN; dy += PAS)
      cadres.push(cadreDuTexte({ x: sommet.x + dx / LARGEUR, y: sommet.y + dy / hautPx }, taille));
  const libres = cadres
    .filter((cadre) => isLibre(cadre) && !touche(cadre, silhouette))
    .filter((cadre) => !autres.some((corps) => touche(cadre, corps.silhouette)))
    .toSorted((a, b) => ecart(sommet, a, hautPx) - ecart(sommet, b, hautPx));
  const pris = [...autres.map(({ cadre }) => cadre), ...ecrits];
  return (
    libres.find((cadre) => !coupeLeFil(sommet, cadre, pris)) ??
    libres[0] ??
    placeLibre(sommet, taille, [lui, ...pris], pris) ??
    cadreDuTexte(sommet, taille)
  );
}

const enParts = (
  sorte: Parameters<typeof tailleDAnnotation>[0],
  texte: string,
  hautPx: number,
): readonly [number, number] => {
  const [l, h] = tailleDAnnotation(sorte, texte);
  return [l / LARGEUR, h / hautPx];
};

function etiquettes(camera: PerspectiveCamera, occupe: Occupe): Annotation[] {
  const hautPx = LARGEUR / camera.aspect;
  return [...occupe.corps].flatMap(([boite, { cadre: lui }]): Annotation[] => {
    if (boite.objet.genre !== 'usager') return [];
    const sommet = projete(camera, plus(boite.pied, [0, boite.hauteur, 0]));
    if (!isDansImage(sommet)) return [];
    return textesDe(boite.objet).map(([sorte, texte], i): Annotation => {
      const ancre = i === 0 ? sommet : { x: sommet.x, y: lui.y };
      const cadre = pose(ancre, boite, enParts(sorte, texte, hautPx), occupe, hautPx);
      occupe.textes.push(cadre);
      const milieu = { x: cadre.x + cadre.l / 2, y: cadre.y + cadre.h / 2 };
      const loin = ecart(sommet, cadre, hautPx) > FIL;
      return { sorte, texte, ou: ouDe(milieu), ...(loin && { fil: ouDe(sommet) }) };
    });
  });
}

/** Beside what it measures where a body would hide it, as in a technical drawing. */
function traitDe(
  camera: PerspectiveCamera,
  { de, a }: Mesure,
  boites: readonly Boite[],
  auSol: (p: Point) => Vec,
) {
  const isCache = cacheDepuis(camera, { boites });
  const long = Math.hypot(a[0] - de[0], a[1] - de[1]) || 1;
  const [nx, ny] = [(de[1] - a[1]) / long, (a[0] - de[0]) / long];
  const traits = DE_COTE.map((d) => {
    const au = (part: number): Vec =>
      auSol([de[0] + (a[0] - de[0]) * part + nx * d, de[1] + (a[1] - de[1]) * part + ny * d]);
    const caches = POINTS.filter((part) => isCache(au(part)));
    return { bouts: [au(0), au(1)] as const, cache: caches.length };
  });
  const moins = Math.min(...traits.map(({ cache }) => cache));
  const [debut, fin] = traits.find(({ cache }) => cache === moins)!.bouts;
  return [projete(camera, debut), projete(camera, fin)] as const;
}

/** Beside the middle of its line, or above its point; over no body where that can be. */
function placeDuTexte(
  [debut, fin]: readonly [Ancre, Ancre],
  taille: readonly [number, number],
  { corps, vignettes, textes }: Occupe,
  hautPx: number,
): Ancre {
  const [dx, dy] = [(fin.x - debut.x) * LARGEUR, (fin.y - debut.y) * hautPx];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = long < 1 ? [0, -1] : [dy / long, -dx / long];
  const ecarte = (Math.abs(nx) * taille[0] * LARGEUR + Math.abs(ny) * taille[1] * hautPx) / 2 + JEU;
  const places = [0, 1, 2, 3, 4].flatMap((plus) =>
    [0.5, 0.35, 0.65].flatMap((part) =>
      [1, -1].map((cote) => ({
        x: debut.x + (fin.x - debut.x) * part + (nx * cote * (ecarte + plus * PAS)) / LARGEUR,
        y: debut.y + (fin.y - debut.y) * part + (ny * cote * (ecarte + plus * PAS)) / hautPx,
      })),
    ),
  );
  const isLibre = (place: Ancre): boolean => {
    const cadre = cadreDuTexte(place, taille);
    return (
      isEntier(cadre) &&
      ![...vignettes, ...textes].some((ecrit) => secoupent(ecrit, cadre)) &&
      ![...corps.values()].some(({ silhouette }) => touche(cadre, silhouette))
    );
  };
  return places.find(isLibre) ?? places[0]!;
}

function distances(
  camera: PerspectiveCamera,
  { plan, boites }: ASituer,
  auSol: (p: Point) => Vec,
  occupe: Occupe,
): Distance[] {
  const hautPx = LARGEUR / camera.aspect;
  return plan.mesures.flatMap((mesure): Distance[] => {
    const [debut, fin] = traitDe(camera, mesure, boites, auSol);
    const milieu = { x: (debut.x + fin.x) / 2, y: (debut.y + fin.y) / 2 };
    if (!debut.devant || !fin.devant || !isDansImage(milieu)) return [];
    const { texte } = mesure;
    const taille = enParts('distance', texte, hautPx);
    const ou = placeDuTexte([debut, fin], taille, occupe, hautPx);
    occupe.textes.push(cadreDuTexte(ou, taille));
    return [{ sorte: 'distance', texte, ou: ouDe(ou), de: ouDe(debut), a: ouDe(fin) }];
  });
}

/** In pixels. */
const longDe = (points: readonly Ancre[], hautPx: number): number =>
  points
    .slice(1)
    .map(({ x, y }, i) => Math.hypot((x - points[i]!.x) * LARGEUR, (y - points[i]!.y) * hautPx))
    .reduce((somme, long) => somme + long, 0);

const isDebout = ({ objet }: Boite): boolean =>
  objet.genre === 'agent' || (objet.genre === 'usager' && isAPied(objet.qui));

/** A point of a line; `derriere`: somebody on foot or a plate stands before it. */
interface Trace extends Ancre {
  derriere: boolean;
}

/** As far as the picture shows it; a head alone is no arrow. */
function fleches(
  camera: PerspectiveCamera,
  { plan, boites, plaques }: ASituer,
  auSol: (p: Point) => Vec,
): Fleche[] {
  const vus = boites.flatMap(({ objet }) => (objet.genre === 'usager' ? [objet] : []));
  const isCache = cacheDepuis(camera, { boites });
  const aLire = plaques.map((plaque) => ({ ...boiteDePlaque(plaque), objet: plaque.poste }));
  const isDerriere = cacheDepuis(camera, { boites: [...boites.filter(isDebout), ...aLire] });
  const dansLeCadre = (points: readonly Vec[]): Trace[] => {
    const ecran = points.map((ou) => ({ ...projete(camera, ou), derriere: isDerriere(ou) }));
    const fin = ecran.findIndex((p) => !p.devant || !isDansImage(p));
    return ecran.slice(0, fin < 0 ? undefined : fin);
  };
  const long = (points: readonly Ancre[]) => longDe(points, LARGEUR / camera.aspect);
  return degage(plan.fleches, SANS_BORD, vus).flatMap(({ points, moi }): Fleche[] => {
    const toute = serres(points).map(auSol);
    const debut = toute.findIndex((ou) => !isCache(ou));
    const vue = debut < 0 ? [] : dansLeCadre(toute.slice(debut));
    const entiere = dansLeCadre(toute);
    // A body that hides it all would bear its head as a mark.
    const montree = debut >= 0 || long(entiere) >= LONGUE ? entiere : [];
    const tracee = long(vue) >= COURTE ? vue : montree;
    return traitsDe(tracee).map((trait, i, traits) => ({
      sorte: 'flèche',
      moi,
      points: trait.map(ouDe),
      ...(i < traits.length - 1 && { suite: true }),
    }));
  });
}

/** Its parts that nobody stands before; its head is always one. */
function traitsDe(points: readonly Trace[]): Trace[][] {
  const traits: Trace[][] = [[]];
  for (const [i, point] of points.entries()) {
    const auBout = i >= points.length - TETE;
    if (!point.derriere || auBout) traits.at(-1)!.push(point);
    else if (traits.at(-1)!.length > 0) traits.push([]);
  }
  return traits.filter((trait) => trait.length > 1);
}

/** The same line by short steps. */
const serres = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i) => {
    const [px, py] = points[i + 1] ?? [x, y];
    const pas = Math.max(1, Math.ceil(Math.hypot(px - x, py - y) / 0.4));
    return Array.from({ length: i + 1 < points.length ? pas : 1 }, (_, k): Point => [
      x + ((px - x) * k) / pas,
      y + ((py - y) * k) / pas,
    ]);
  });

/** Points of a line, close to each other. */
const pointsDe = (points: readonly Ou[]): Ancre[] =>
  points.slice(1).flatMap(([x, y], i) =>
    Array.from({ length: 17 }, (_, k) => {
      const [px, py] = points[i]!;
      return { x: px + ((x - px) * k) / 16, y: py + ((y - py) * k) / 16 };
    }),
  );

/** Letters, speeds, distances and arrows of a picture; arrows only from above. */
export function annotationsDe(
  { vue, vignettes }: ChoixDeVue,
  place: ASituer,
  rapport: number,
): Annotation[] {
  const camera = cameraOf(vue, rapport);
  const duSiege = vue.genre === 'siège';
  const auVolant = duSiege && (vue.recul ?? 0) < DEHORS;
  const auSol = ([x, z]: Point): Vec => [x, place.hauteurAt(x, z), z];
  const comptent = place.boites.filter((b) => !(auVolant && isMoi(b)));
  const corps = new Map(
    comptent.flatMap((boite): [Boite, { cadre: Cadre; silhouette: Silhouette }][] => {
      const [cadre, silhouette] = [cadreDe(camera, boite), silhouetteDe(camera, boite)];
      return cadre && silhouette ? [[boite, { cadre, silhouette }]] : [];
    }),
  );
  const lignes = duSiege ? [] : fleches(camera, place, auSol);
  const occupe = { corps, vignettes: vignettes.map(({ cadre }) => cadre), traits: [], textes: [] };
  const cotes = distances(camera, place, auSol, occupe);
  const traits = [
    ...lignes.flatMap(({ points }) => pointsDe(points)),
    ...cotes.flatMap(({ de, a }) => pointsDe([de, a])),
  ];
  return [...lignes, ...cotes, ...etiquettes(camera, { ...occupe, traits })];
}
