import { add, distance, vers } from '../plan/geometrie.ts';
import type { Point, Vu } from '../plan/plan.ts';
import { instantsOf, type Deplacement, type Ici } from './deplacements.ts';
import { boitesOf, coteACote, ecartOf, MAIN } from './heurts.ts';

/** In seconds: each step must be noticed. */
const INTERVALLE = 0.5;
/** In seconds, behind the one who goes first. */
const MARGE = 0.8;
/** Pictures draw bodies larger than they are; this share of them may touch nobody. */
const CORPS = 0.92;
/** In metres, corners included. */
const ECART = 0.25;
/** In metres, while the other moves. */
const COTE_A_COTE = 1.2;
/** In seconds. */
const ENCORE = 0.2;

/** Circles along his length, `autour` metres wider. */
export function corpsOf(
  vu: Vu,
  { x, y, cap }: Ici,
  autour = 0,
): { centres: Point[]; rayon: number } {
  const [long, large] = vu.taille;
  const rayon = (Math.min(long, large) / 2) * CORPS + autour;
  const demi = Math.max(0, (long * CORPS) / 2 - (autour > 0 ? rayon / 2 : rayon));
  const nombre = Math.max(1, Math.ceil(demi / rayon));
  const centres = Array.from({ length: 2 * nombre + 1 }, (_, i) =>
    add([x, y], vers(cap), (demi * (i - nombre)) / nombre),
  );
  return { centres, rayon };
}

export function seTouchent(un: ReturnType<typeof corpsOf>, autre: typeof un): boolean {
  return un.centres.some((p) => autre.centres.some((q) => distance(p, q) < un.rayon + autre.rayon));
}

export function heurte(deplacement: Deplacement, vu: Vu, ici: Ici): boolean {
  const debout = corpsOf(vu, ici);
  return instantsOf(deplacement).some((t) =>
    seTouchent(corpsOf(deplacement.vu, deplacement.at(t)), debout),
  );
}

/** In seconds, so that he reaches no shared place before `premier`. */
export function attente(premier: Deplacement, autre: Deplacement): number {
  const places = (deplacement: Deplacement) =>
    instantsOf(deplacement).map((t) => ({
      t,
      corps: corpsOf(deplacement.vu, deplacement.at(t), ECART),
    }));
  const siennes = places(autre);
  let attend = -Infinity;
  for (const { t, corps } of places(premier))
    for (const place of siennes)
      if (t - place.t > attend && seTouchent(corps, place.corps)) attend = t - place.t;
  return attend;
}

function frole(premier: Deplacement, parti: number, autre: Deplacement, depart: number): boolean {
  const [un, deux] = [premier.vu.taille, autre.vu.taille];
  const portee = (Math.hypot(...un) + Math.hypot(...deux)) / 2 + COTE_A_COTE + 2 * MAIN;
  return instantsOf(autre).some((t) => {
    const depuis = depart + t - parti;
    if (depuis > premier.duree) return false;
    const [p, q] = [premier.at(depuis), autre.at(t)];
    if (distance([p.x, p.y], [q.x, q.y]) > portee) return false;
    const [a, b] = [premier.bras(depuis), autre.bras(t)];
    if (!a && !b && coteACote(p, q)) return false;
    return ecartOf(boitesOf(p, un, a), boitesOf(q, deux, b)) < COTE_A_COTE;
  });
}

/** In seconds: a step in which nobody moves lasts as long as one reads it. */
const LECTURE = 0.9;

export interface Horaire {
  debuts: number[];
  departs: Map<Deplacement, number>;
}

export function horaireOf(etapes: Deplacement[][]): Horaire {
  const departs = new Map<Deplacement, number>();
  const debuts: number[] = [];
  let libre = 0;
  for (const deplacements of etapes) {
    const partis = [...departs];
    const apres = (deplacement: Deplacement): number =>
      Math.max(libre, ...partis.map(([p, parti]) => parti + attente(p, deplacement) + MARGE));
    for (const deplacement of deplacements) {
      const ensemble = deplacements.flatMap((autre) => {
        const depart = departs.get(autre);
        return depart === undefined ? [] : depart + attente(autre, deplacement) + MARGE;
      });
      let depart = Math.max(apres(deplacement), ...ensemble);
      while ([...departs].some(([p, parti]) => frole(p, parti, deplacement, depart)))
        depart += ENCORE;
      departs.set(deplacement, depart);
    }
    const debut =
      deplacements.length === 0 ? libre : Math.min(...deplacements.map((c) => departs.get(c)!));
    debuts.push(debut);
    libre = debut + (deplacements.length === 0 ? LECTURE : INTERVALLE);
  }
  return { debuts, departs };
}
