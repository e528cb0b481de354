import { gabarit } from '../plan/gabarits.ts';
import { add, distance, vers } from '../plan/geometrie.ts';
import type { Point, Vu } from '../plan/plan.ts';
import { brasTendu } from '../plan/usagers.ts';
import { instantsOf, type Course, type Ici } from './courses.ts';
import { ecartDe } from './lampes.ts';

/** One step begins so long after the one before, at least: it has to be seen. Seconds. */
const PAS = 0.5;
/** … and with so much to spare behind whoever goes first: one waits until he has passed. */
const MARGE = 0.8;
/** Bodies are drawn bigger than life. */
const CORPS = 0.92;
/** Who lets another go keeps clear of him, corners too, by so many metres. */
const ECART = 0.25;
/** Nobody sets out to pass another who moves so near to him. Metres. */
const COTE_A_COTE = 1.5;
/** … and more of an arm that is held out. */
const BRAS = 1;
/** Two who head away from each other by as much meet, each in his lane. Degrees. */
const EN_FACE = 174;
/** He looks again after so many seconds. */
const ENCORE = 0.2;

/** What somebody takes of the road, and `autour` of him: circles along his length. */
export function corpsOf(
  vu: Vu,
  { x, y, cap }: Ici,
  autour = 0,
): { centres: Point[]; rayon: number } {
  const [long, large] = gabarit(vu.qui);
  const rayon = (Math.min(long, large) / 2) * CORPS + autour;
  // Round ends would leave the corners out.
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

/** Whether somebody on his way runs into one who stands there. */
export function heurte(course: Course, vu: Vu, ici: Ici): boolean {
  const debout = corpsOf(vu, ici);
  return instantsOf(course).some((t) => seTouchent(corpsOf(course.vu, course.at(t)), debout));
}

/** How long after `premier` the other has to set out so that he is nowhere before him where both pass. */
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

/** They would come too near to each other while both move; two lanes are wide enough to meet in. */
function frole(premier: Course, parti: number, autre: Course, depart: number): boolean {
  const bras = brasTendu(autre.vu) !== undefined;
  const autour = COTE_A_COTE / 2 + (bras ? BRAS / 2 : 0);
  const portee = (gabarit(premier.vu.qui)[0] + gabarit(autre.vu.qui)[0]) / 2 + 2 * autour;
  return instantsOf(autre).some((t) => {
    const depuis = depart + t - parti;
    if (depuis > premier.duree) return false;
    const [un, deux] = [premier.at(depuis), autre.at(t)];
    if (distance([un.x, un.y], [deux.x, deux.y]) > portee) return false;
    if (!bras && Math.abs(ecartDe(un.cap, deux.cap)) > EN_FACE) return false;
    return seTouchent(corpsOf(premier.vu, un, autour), corpsOf(autre.vu, deux, autour));
  });
}

/** Of a step in which nobody passes: it is read. Seconds. */
const LECTURE = 0.9;

export interface Horaire {
  /** When each step begins. */
  debuts: number[];
  /** When each sets out. */
  departs: Map<Course, number>;
}

/** Step after step, and nobody where another of an earlier step still has to pass. */
export function horaireOf(etapes: Course[][]): Horaire {
  const departs = new Map<Course, number>();
  const debuts: number[] = [];
  let libre = 0;
  for (const courses of etapes) {
    const partis = [...departs];
    const apres = (course: Course): number =>
      Math.max(libre, ...partis.map(([p, parti]) => parti + attente(p, course) + MARGE));
    for (const course of courses) {
      // Of those who may go together, one whose body would graze another's goes just after.
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
