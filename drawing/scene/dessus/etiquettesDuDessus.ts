import { usagersOf } from '../plan/objets.ts';
import { cercle, rect, texte, trait } from '../../svg.ts';
import { cadreAutour, surFleche } from '../plan/cadre.ts';
import {
  isRoulable,
  matiereAt,
  peints,
  pointsDe,
  seCroisent,
  touche,
  traverse,
} from '../plan/dessous.ts';
import {
  between,
  cadreEnPoints,
  overlap,
  repere,
  vers,
  type Cadre,
  retreci,
} from '../plan/geometrie.ts';
import type { Fleche, Mesure, Plan, Point, Vu } from '../plan/plan.ts';
import { boutDeFleche } from './flechesDuDessus.ts';
import { trace, unites } from './traces.ts';

const JAUNE = '#FFCE00';
const NUIT = '#1B242D';

export interface Etiquette {
  vu: Vu;
  texte: string;
  sorte: 'nom' | 'moi' | 'vitesse';
  cadre: Cadre;
  surLui: boolean;
  renvoi?: [Point, Point];
}

/** Constant on a phone. */
export const corpsOf = (plan: Plan): number => (plan.cadre[2] * 11.6) / 320;

export function cadreDeMesure({ de, a: fin, texte: mots }: Mesure, corps: number): Cadre {
  const [x, y] = between(de, fin, 0.5);
  const largeur = corps * (mots.length * 0.62 + 0.8);
  return [x - largeur / 2, y - corps * 0.7, largeur, corps * 1.4];
}

function textesOf(vu: Vu, corps: number): Pick<Etiquette, 'texte' | 'sorte' | 'cadre'>[] {
  const taille = (largeur: number, hauteur: number): Cadre => [
    0,
    0,
    corps * largeur,
    corps * hauteur,
  ];
  const vitesse = `${vu.vitesse} km/h`;
  const moi = vu.compteur === undefined ? 'Moi' : `Moi, ${vu.compteur} km/h`;
  return [
    ...(vu.nom ? [{ texte: vu.nom, sorte: 'nom' as const, cadre: taille(1.45, 1.45) }] : []),
    ...(vu.moi
      ? [{ texte: moi, sorte: 'moi' as const, cadre: taille(0.58 * moi.length + 0.76, 1.3) }]
      : []),
    ...(vu.vitesse === undefined
      ? []
      : [
          {
            texte: vitesse,
            sorte: 'vitesse' as const,
            cadre: taille(0.58 * vitesse.length + 0.7, 1.3),
          },
        ]),
  ];
}

/** In metres: farther labels need a line. */
const CONTRE = 0.9;
/** Search radii in metres, from his edge. */
const TOURS = [0.5, 1.1, 1.8, 2.6, 3.4, 4.4, 5.6, 7, 8.6, 10.4];
const AZIMUTS = Array.from({ length: 24 }, (_, i) => i * 15);

const ecart = (un: Cadre, autre: Cadre): number =>
  Math.hypot(
    Math.max(0, autre[0] - un[0] - un[2], un[0] - autre[0] - autre[2]),
    Math.max(0, autre[1] - un[1] - un[3], un[1] - autre[1] - autre[3]),
  );

function placeLibre(plan: Plan, pris: Cadre[]) {
  const marques = peints(plan);
  return (cadre: Cadre): boolean =>
    contient(plan.cadre, cadre, 0.2) &&
    !pris.some((p) => overlap(p, cadre, 0.05)) &&
    !surLigne(plan, marques, cadre);
}

export function surLigne(plan: Plan, marques: Point[][], cadre: Cadre): boolean {
  const boite = cadreEnPoints(retreci(cadre, 0.1));
  return marques.some((m) => touche(boite, m)) || plan.lignes.some((l) => traverse(l, boite));
}

export const contient = (grand: Cadre, petit: Cadre, marge: number): boolean =>
  petit[0] > grand[0] + marge &&
  petit[1] > grand[1] + marge &&
  petit[0] + petit[2] < grand[0] + grand[2] - marge &&
  petit[1] + petit[3] < grand[1] + grand[3] - marge;

const autourDe = (points: Point[]): Cadre => {
  const [x, y] = [Math.min(...points.map((p) => p[0])), Math.min(...points.map((p) => p[1]))];
  return [x, y, Math.max(...points.map((p) => p[0])) - x, Math.max(...points.map((p) => p[1])) - y];
};
const milieu = ([x, y, l, h]: Cadre): Point => [x + l / 2, y + h / 2];
const isACote = (plan: Plan, cadre: Cadre): boolean =>
  !pointsDe(cadre).some((p) => isRoulable(plan.sol, p));

const isPiste = (plan: Plan, point: Point): boolean => matiereAt(plan.sol, point) === 'piste';

/** There it would seem to name that lane's user. */
export const surAutreBande = (plan: Plan, vu: Vu, cadre: Cadre): boolean =>
  !isACote(plan, cadre) &&
  (plan.lignes.some((l) => seCroisent(l, [[vu.x, vu.y], milieu(cadre)])) ||
    (pointsDe(cadre).some((p) => isPiste(plan, p)) && !isPiste(plan, [vu.x, vu.y])));

/**
 * On the roof, else in his lane, else beside the road with a line. Never over people, lines or
 * markings.
 */
export function etiquettes(plan: Plan, fleches: Fleche[]): Etiquette[] {
  const corps = corpsOf(plan);
  const usagers = usagersOf(plan);
  const pris: Cadre[] = plan.objets
    .filter((o) => !['arbre', 'maison', 'glissière', 'sommet'].includes(o.genre))
    .map((o) => cadreAutour(o));
  for (const fleche of fleches) pris.push(...surFleche(fleche), autourDe(boutDeFleche(fleche)));
  for (const mesure of plan.mesures)
    pris.push(cadreDeMesure(mesure, corps), autourDe([mesure.de, mesure.a]));
  const isLibre = placeLibre(plan, pris);
  const liste: Etiquette[] = [];
  for (const vu of usagers)
    for (const etiquette of textesOf(vu, corps)) {
      const ou = placeOf(plan, vu, etiquette, isLibre);
      pris.push(ou.cadre);
      liste.push({ ...etiquette, vu, ...ou });
    }
  return liste;
}

function placeOf(
  plan: Plan,
  vu: Vu,
  { sorte, cadre: [, , l, h] }: Pick<Etiquette, 'sorte' | 'cadre'>,
  isLibre: (c: Cadre) => boolean,
): Pick<Etiquette, 'cadre' | 'surLui' | 'renvoi'> {
  const [long, large] = vu.taille;
  const pose = repere([vu.x, vu.y], vu.cap);
  const centre = ([x, y]: Point): Cadre => [x - l / 2, y - h / 2, l, h];
  if (sorte === 'nom' && large > 2.1)
    return {
      cadre: centre(pose(vu.feuxBleus ? -0.9 : long > 6 ? 0 : -0.55)),
      surLui: true,
    };
  const debout = Math.abs(Math.cos((vu.cap * Math.PI) / 180)) > 0.7;
  const [av, dr] = [
    long / 2 + (debout ? h : l) / 2 + 0.35,
    large / 2 + (debout ? l : h) / 2 + 0.35,
  ];
  const lui = cadreAutour(vu);
  const contre = [
    pose(0, dr),
    pose(0, -dr),
    pose(-long / 4, dr),
    pose(-av),
    pose(long / 3, dr),
    pose(-long / 3, -dr),
    pose(-av, dr),
    pose(-av, -dr),
    pose(av),
  ].map(centre);
  const bon = contre.find((c) => isLibre(c) && !surAutreBande(plan, vu, c));
  if (bon) return { cadre: bon, surLui: false };
  // Farther away, on the road only behind him.
  const suit = (c: Cadre) => {
    const [x, y] = milieu(c);
    const [dx, dy] = vers(vu.cap);
    return (x - vu.x) * dx + (y - vu.y) * dy < 0 && !surAutreBande(plan, vu, c);
  };
  const loin = TOURS.flatMap((d) =>
    AZIMUTS.map((cap) => {
      const [dx, dy] = vers(cap);
      return centre([vu.x + dx * (lui[2] / 2 + l / 2 + d), vu.y + dy * (lui[3] / 2 + h / 2 + d)]);
    }),
  )
    .map((cadre) => ({
      cadre,
      cout:
        ecart(lui, cadre) +
        (plan.objets.some(
          (o) =>
            o !== vu &&
            (o.genre === 'poteau' || o.genre === 'usager') &&
            traverse([[vu.x, vu.y], milieu(cadre)], cadreEnPoints(cadreAutour(o))),
        )
          ? 6
          : 0) +
        (plan.lignes.some((ligne) => seCroisent(ligne, [[vu.x, vu.y], milieu(cadre)])) ? 3 : 0),
    }))
    .toSorted((a, b) => a.cout - b.cout)
    .find(({ cadre: c }) => isLibre(c) && (isACote(plan, c) || suit(c)));
  const cadre =
    loin?.cadre ??
    contre.find((c) => isLibre(c)) ??
    contre.find((c) => contient(plan.cadre, c, 0.2)) ??
    centre(pose(0, dr));
  return {
    cadre,
    surLui: false,
    ...(ecart(lui, cadre) > CONTRE && { renvoi: [milieu(cadre), bordDe(lui, milieu(cadre))] }),
  };
}

function bordDe([x, y, l, h]: Cadre, [px, py]: Point): Point {
  const [cx, cy] = [x + l / 2, y + h / 2];
  const [dx, dy] = [px - cx, py - cy];
  const part = Math.min(
    dx === 0 ? Infinity : (l / 2 + 0.15) / Math.abs(dx),
    dy === 0 ? Infinity : (h / 2 + 0.15) / Math.abs(dy),
  );
  return [cx + dx * part, cy + dy * part];
}

export const drawEtiquettes = (liste: Etiquette[], corps: number): string =>
  liste
    .map(({ texte: mot, sorte, cadre: [x, y, largeur, hauteur], renvoi }) => {
      const [cx, cy] = [unites(x + largeur / 2), unites(y + hauteur / 2)];
      const moi = sorte === 'moi';
      const fond =
        sorte === 'nom'
          ? cercle(cx, cy, unites(largeur / 2), '#fff', { stroke: NUIT, 'stroke-width': 2.5 })
          : rect(unites(x), unites(y), unites(largeur), unites(hauteur), moi ? JAUNE : '#fff', {
              rx: unites(hauteur / (moi ? 2 : 4)),
              stroke: NUIT,
              'stroke-width': 2,
            });
      const fil = renvoi ? trace(renvoi, false) : '';
      return (
        (fil && trait(fil, NUIT, 5) + trait(fil, moi ? JAUNE : '#fff', 2.5)) +
        fond +
        texte(mot, cx, Math.round((cy + unites(corps) * 0.35) * 10) / 10, unites(corps), NUIT)
      );
    })
    .join('');
