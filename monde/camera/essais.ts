import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import { devant, fois, plus, type Vec } from '../maille/vecteurs.ts';
import { type Boite, isMoi } from './boites.ts';
import { isALire, type Regarde } from './jauge.ts';
import { arriereOf, DEHORS, isSurDeuxRoues, type Vue, vueDuSiege, vueOblique } from './prises.ts';

/** A view to be tried, and how far it is from what one expects. */
export interface Essai {
  vue: Vue;
  gene: number;
}

/** Points of a marking that an oblique view must hold. */
const DANS_LE_CADRE = 5;

const RECULS = [0, 2, 3.5, 5, 7, 9, 11, 13];
/** In metres: nearer, his own body fills the picture. */
const DERRIERE_LUI = 2;
const ANGLES = [34, 38, 44, 50, 56, 62, 68, 74];
/** At most so much of the lens, or the road ahead leaves the picture. */
const TOURNE = 0.36;
const LACETS = [0, -8, 8, -16, 16, -22];
const CAPS = [-15, 0, -30, 15, 30, -45, 45, 180 - 15];
const HAUTEURS = [39, 31, 50, 24, 17, 62, 78];
/** A longer lens shows who is far and who is near alike. */
const OBJECTIFS = [40, 24];
/** Degrees: a brow is seen as one from low alone. */
const AU_SOMMET = [9, 13, 18];

/** From behind one sees that he rides; his eyes do not tell. */
const geneDuRecul = (recul: number, vu: Vu): number =>
  isSurDeuxRoues(vu) && recul < DEHORS ? 24 : recul * 1.6;

export function* siegesOf(moi: Boite, vu: Vu): Generator<Essai> {
  for (const recul of RECULS.filter((r) => r < DEHORS || r > arriereOf(moi, vu) + DERRIERE_LUI))
    for (const angle of ANGLES)
      for (const lacet of LACETS.filter((l) => Math.abs(l) <= angle * TOURNE))
        yield {
          vue: vueDuSiege(vu, moi.pied[1], { recul, angle, lacet }),
          gene: geneDuRecul(recul, vu) + Math.abs(angle - 56) * 0.25 + Math.abs(lacet) * 0.5,
        };
}

export function* obliquesOf(
  { scene, boites, plaques, plan, points: auSol, marquages }: Regarde,
  rapport: number,
) {
  const moi = boites.find(isMoi);
  const base = Math.round((moi?.cap ?? 0) / 90) * 90;
  const sommet = plan.objets.some(({ genre }) => genre === 'sommet');
  const [haute, hauteurs] = isCarrefour(scene)
    ? [39, HAUTEURS]
    : sommet
      ? [9, AU_SOMMET]
      : [31, HAUTEURS];
  const points: Vec[] = [
    ...auSol,
    ...plan.fleches.flatMap(({ points: fil, moi: sienne }): Vec[] => {
      const bout = fil.at(-1);
      return sienne && bout ? [[bout[0], 0, bout[1]]] : [];
    }),
    ...marquages.flatMap(({ points }) => points.slice(0, DANS_LE_CADRE)),
    ...plaques
      .filter((p) => isALire(scene, boites, p))
      .flatMap(({ ou, hauteur }) => [-0.5, 0.5].map((part) => plus(ou, [0, part * hauteur, 0]))),
    ...plan.mesures.flatMap(({ de, a }): Vec[] => [
      [de[0], 0, de[1]],
      [a[0], 0, a[1]],
    ]),
  ];
  for (const lacet of CAPS)
    for (const hauteur of hauteurs)
      for (const angle of OBJECTIFS)
        yield {
          vue: vueOblique(boites, points, { cap: base + lacet, hauteur, rapport, angle }),
          gene: Math.abs(lacet + 15) * 0.12 + Math.abs(hauteur - haute) * 0.35 + (40 - angle) * 0.2,
        };
}

/** In metres and degrees: low behind a warning triangle, so that the car beyond it is seen. */
const DERRIERE_LE_TRIANGLE = { recul: 22, haut: 0.95, angle: 10.5, plonge: 0.5 };

export function* panneOf({ plan, boites }: Regarde): Generator<Essai> {
  const triangle = plan.objets.find(({ genre }) => genre === 'triangle');
  const moi = boites.find(isMoi);
  if (!triangle || !moi) return;
  const { recul, haut, angle, plonge } = DERRIERE_LE_TRIANGLE;
  const [x, , z] = plus([triangle.x, 0, triangle.y], fois(devant(moi.cap), -recul));
  const oeil: Vec = [x, moi.pied[1] + haut, z];
  const but = plus(oeil, fois(devant(moi.cap), 30));
  yield { vue: { genre: 'oblique', oeil, vers: plus(but, [0, -plonge, 0]), angle }, gene: 0 };
}
