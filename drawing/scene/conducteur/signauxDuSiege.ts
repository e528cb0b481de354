import { drawSignal } from '../../drawSignal.ts';
import { pose, rect } from '../../svg.ts';
import type { Signal } from '../../signal.schema.ts';
import { dosOf, type Signe } from '../../signe.ts';
import { agrandissement } from '../plan/cadre.ts';
import type { Point, Poste } from '../plan/plan.ts';
import { auSol, devant, HORIZON, LARGEUR, project, relativeTo, type Camera } from './projection.ts';

const GRIS = '#9AA3A9';
const MAT = '#7E878D';

/** How likely the question is about it; `biais`: seen at an angle. */
type Importance = 'premier' | 'face' | 'biais' | 'autre';

/** A disc's width in pixels: least, most, and the enlargement in between. */
const grandeurs: Record<Importance, readonly [auMoins: number, auPlus: number, fois: number]> = {
  premier: [92, 128, 1.7],
  face: [70, 118, 1.5],
  biais: [60, 96, 1.5],
  autre: [38, 80, 1.3],
};
/** A plate's shorter side in pixels: 64 are 32 on a phone. PLUS_HAUT bounds the post. */
const cotes: Record<Importance, number> = { premier: 64, face: 60, biais: 60, autre: 0 };
const PLUS_HAUT = 205;
/** In metres. */
const DISQUE = 0.7;

/** Pixels a metre: enlarged, to be read on a phone. */
const grandeur = (camera: Camera, avant: number, rang: Importance): number => {
  const [auMoins, auPlus, fois] = grandeurs[rang];
  return Math.max(auMoins, Math.min(auPlus, (camera.focale * DISQUE * fois) / avant)) / DISQUE;
};

const BOITIER = '#262D32';

const deDerriere = (signal: Signal, signe: Signe): string =>
  'feu' in signal
    ? rect(-signe.l / 2, -signe.h / 2, signe.l, signe.h, BOITIER, { rx: 20 })
    : dosOf(signe, GRIS);

interface Dresse {
  svg: string;
  /** In pixels. */
  l: number;
  h: number;
}

function dessine(
  camera: Camera,
  poste: Poste,
  jour: string,
  avant: number,
  deDos: boolean,
  [plisse, penche]: readonly [large: number, penche: number],
  rang: Importance,
): Dresse[] {
  const faits = poste.dessins.map((signal) => {
    const { signe } = drawSignal(signal, jour, 1.5);
    const feu = 'feu' in signal;
    // A disc of 0.70 m is 202 units; a lamp housing is 0.9 m high.
    const metre = feu ? 0.9 / 230 : 0.7 / 202;
    const echelle =
      (grandeur(camera, avant, rang) * metre * (feu ? 1.2 : agrandissement(signe))) /
      (poste.dessins.length > 2 ? 1.25 : 1);
    return { signal, signe, echelle };
  });
  // Narrow plates need more than discs.
  const petit = Math.min(
    ...faits
      .filter(({ signal }) => !('feu' in signal))
      .map(({ signe, echelle }) => Math.min(signe.l * plisse, signe.h) * echelle),
  );
  const total = faits.reduce((somme, { signe, echelle }) => somme + signe.h * echelle, 0);
  const fois = Math.max(1, Math.min(cotes[rang] / petit, PLUS_HAUT / total));
  return faits.map(({ signal, signe, echelle }) => {
    const rapport = echelle * fois;
    const write = (v: number) => String(Math.round(v * 1000) / 1000);
    const oblique = penche ? `skewY(${penche}) ` : '';
    const svg = `<g transform="${oblique}scale(${write(rapport * plisse)} ${write(rapport)})">${deDos ? deDerriere(signal, signe) : signe.svg}</g>`;
    return { svg, l: signe.l * rapport * plisse, h: signe.h * rapport };
  });
}

export type Boite = readonly [x: number, y: number, l: number, h: number];
export const couvre = (devant: Boite, derriere: Boite): boolean =>
  devant[0] < derriere[0] + derriere[2] &&
  derriere[0] < devant[0] + devant[2] &&
  devant[1] < derriere[1] + derriere[3] &&
  derriere[1] < devant[1] + devant[3];

const cache = (boite: Boite, autres: Boite[]): boolean => autres.some((b) => couvre(b, boite));
/** In pixels: sideways moves that uncover somebody. */
const ecarts = [0, 16, 32, 48, 64, -24, 80, 100, -44, -70, 130];

export interface PoteauPlace {
  poste: Poste;
  svg: string;
  boite: Boite;
}

const ECART = 3;
/** Least width, and the slant in degrees. */
const BIAIS = { large: 0.6, penche: 11 };
/** In metres: nearer posts are beside us. */
const PRES = 2.5;

const isFace = (camera: Camera, poste: Poste): boolean =>
  Math.abs(relativeTo(camera, poste.x, poste.y, poste.cap)) > 120;

const isBiais = (camera: Camera, poste: Poste): boolean =>
  Math.abs(relativeTo(camera, poste.x, poste.y, poste.cap)) > 95;

function pose1(
  camera: Camera,
  poste: Poste,
  jour: string,
  pris: Boite[],
  rang: Importance,
  eux: Boite[],
  surRoute: (p: Point) => boolean,
): PoteauPlace | undefined {
  const [droite, avant] = devant(camera, [poste.x, poste.y]);
  const suspendu = poste.hauteur === 'portique';
  const [px, pied] = project(camera, [droite, avant, 0]);
  const [, bas] = project(camera, [droite, avant, suspendu ? 5 : 1.9]);
  if (px < -60 || px > LARGEUR + 60) return undefined;
  const angle = Math.abs(relativeTo(camera, poste.x, poste.y, poste.cap));
  const tranche = Math.abs(Math.cos((angle * Math.PI) / 180));
  const mat = Math.max(2, Math.min(7, (camera.focale / avant) * 0.09));
  if (tranche < 0.3 && rang !== 'biais' && !suspendu) {
    const [, sommet] = project(camera, [droite, avant, 2.9]);
    return {
      poste: poste,
      svg: rect(px - mat / 2, sommet, mat, pied - sommet, MAT),
      boite: [px, pied, 0, 0],
    };
  }
  const liste = dessine(
    camera,
    poste,
    jour,
    avant,
    angle < 92,
    rang === 'biais'
      ? [Math.max(BIAIS.large, tranche), px > LARGEUR / 2 ? -BIAIS.penche : BIAIS.penche]
      : [Math.max(0.55, tranche), 0],
    rang,
  );
  const total = liste.reduce((s, x) => s + x.h, 0) + ECART * (liste.length - 1);
  const largeur = Math.max(...liste.map((x) => x.l));
  // Enlargement grows away from the carriageway, within the picture.
  const cote = px > LARGEUR / 2 ? 1 : -1;
  const base = Math.max(total + 8, suspendu ? bas : Math.min(bas, HORIZON + 40));
  const borne = (x: number) =>
    suspendu ? x : Math.max(largeur / 2 + 4, Math.min(LARGEUR - largeur / 2 - 4, x));
  const essai = (dx: number): Boite => [
    borne(px + (suspendu ? 0 : cote * (largeur / 5 + dx))) - largeur / 2,
    base - total,
    largeur,
    total,
  ];
  const essais = ecarts.map(essai);
  const matDe = ([bx, , bl]: Boite): Boite => [bx + bl / 2 - mat, base, 2 * mat, pied - base];
  const piedSec = ([bx, , bl]: Boite) =>
    !surRoute(auSol(camera, [((bx + bl / 2 - LARGEUR / 2) * avant) / camera.focale, avant]));
  const libres = essais.filter((q) => !cache(q, [...pris, ...eux]));
  const libre = suspendu
    ? essai(0)
    : (libres.find((q) => piedSec(q) && !cache(matDe(q), eux)) ??
      libres.find((q) => !cache(matDe(q), eux)) ??
      libres.find(piedSec) ??
      libres[0] ??
      essais.find((q) => !cache(q, pris)) ??
      essai(0));
  const x = libre[0] + largeur / 2;
  let y = libre[1];
  let svg = suspendu
    ? rect(px - mat / 2, Math.max(0, y - 7), mat, 9, MAT)
    : rect(x - mat / 2, y + 4, mat, Math.max(0, pied - y - 4), MAT);
  for (const dresse of liste) {
    svg += pose(dresse.svg, x, y + dresse.h / 2);
    y += dresse.h + ECART;
  }
  return { poste: poste, svg, boite: libre };
}

/** The nearest first. `eux`: people and vehicles, hidden only if nothing else fits. */
export function postes(
  camera: Camera,
  liste: Poste[],
  jour: string,
  eux: Boite[],
  surRoute: (p: Point) => boolean = () => false,
): PoteauPlace[] {
  const pris: Boite[] = [];
  const range = liste
    .map((poste) => ({ poste, avant: devant(camera, [poste.x, poste.y])[1] }))
    .filter(({ avant }) => avant >= PRES)
    .sort((a, b) => a.avant - b.avant);
  const premier = range.find(
    ({ poste }) => poste.hauteur === 'poteau' && isFace(camera, poste),
  )?.avant;
  return range.flatMap(({ poste, avant }) => {
    const face = isFace(camera, poste);
    // Signs on both sides of a road share a size.
    const seul = face && premier !== undefined && avant < premier + 2;
    const rang = seul ? 'premier' : face ? 'face' : isBiais(camera, poste) ? 'biais' : 'autre';
    const place = pose1(camera, poste, jour, pris, rang, eux, surRoute);
    if (place) pris.push(place.boite);
    return place ? [place] : [];
  });
}

export function portique(
  camera: Camera,
  places: PoteauPlace[],
  gauche: number,
  droite: number,
): string {
  const poste = places[0]?.poste;
  if (!poste) return '';
  const [x, avant] = devant(camera, [poste.x, poste.y]);
  if (avant < PRES) return '';
  const [aGauche, aDroite] = [x + gauche - poste.x, x + droite - poste.x];
  const [xg, pied] = project(camera, [aGauche, avant, 0]);
  const [xd] = project(camera, [aDroite, avant, 0]);
  const epais = Math.max(3, (camera.focale / avant) * 0.28);
  const haut = Math.max(2, Math.min(...places.map((q) => q.boite[1])) - epais - 5);
  return (
    rect(xg - epais, haut, xd - xg + 2 * epais, epais, GRIS) +
    rect(xg - epais, haut, epais, pied - haut, MAT) +
    rect(xd, haut, epais, pied - haut, MAT)
  );
}
