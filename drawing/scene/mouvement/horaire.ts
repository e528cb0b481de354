import { gabarit } from '../gabarits.ts';
import { add, distance, vers } from '../plan/geometrie.ts';
import type { Point, Vu } from '../plan/plan.ts';
import { instantsOf, type Course, type Ici } from './courses.ts';
import { boitesOf, coteACote, ecartOf, MAIN } from './heurts.ts';

/** In seconds: each step must be noticed. */
const PAS = 0.5;
/** In seconds, behind the one who goes first. */
const MARGE = 0.8;
/** Bodies are enlarged: shrink them. */
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
  const [long, large] = gabarit(vu.qui);
  const rayon = (Math.min(long, large) / 2) * CORPS + autour;
  // Round ends would miss corners.
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

export function heurte(course: Course, vu: Vu, ici: Ici): boolean {
  const debout = corpsOf(vu, ici);
  return instantsOf(course).some((t) => seTouchent(corpsOf(course.vu, course.at(t)), debout));
}

/** In seconds, so that he reaches no shared place before `premier`. */
export function attente(premier: Course, autre: Course): number {
  const places = (course: Course) =>
    instantsOf(course).map((t) => ({ t, corps: corpsOf(course.vu, course.at(t), ECART) }));
  const siennes = places(autre);
  let attend = -Infinity;
  for (const { t, corps } of places(premier))
    for (const place of siennes)
      if (t - place.t > attend && seTouchent(corps, place.corps)) attend = t - place.t;
  return attend;
}

/** Parallel paths are wide enough. */
function frole(premier: Course, parti: number, autre: Course, depart: number): boolean {
  const [un, deux] = [gabarit(premier.vu.qui), gabarit(autre.vu.qui)];
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

/** In seconds: a step without passing is read. */
const LECTURE = 0.9;

export interface Horaire {
  debuts: number[];
  departs: Map<Course, number>;
}

/** Later steps wait at places that earlier ones still need. */
export function horaireOf(etapes: Course[][]): Horaire {
  const departs = new Map<Course, number>();
  const debuts: number[] = [];
  let libre = 0;
  for (const courses of etapes) {
    const partis = [...departs];
    const apres = (course: Course): number =>
      Math.max(libre, ...partis.map(([p, parti]) => parti + attente(p, course) + MARGE));
    for (const course of courses) {
      // Simultaneous bodies that would graze start just after each other.
      const ensemble = courses.flatMap((autre) => {
        const depart = departs.get(autre);
        return depart === undefined ? [] : depart + attente(autre, course) + MARGE;
      });
      let depart = Math.max(apres(course), ...ensemble);
      while ([...departs].some(([p, parti]) => frole(p, parti, course, depart))) depart += ENCORE;
      departs.set(course, depart);
    }
    const debut = courses.length === 0 ? libre : Math.min(...courses.map((c) => departs.get(c)!));
    debuts.push(debut);
    libre = debut + (courses.length === 0 ? LECTURE : PAS);
  }
  return { debuts, departs };
}
