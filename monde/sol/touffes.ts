import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Plan, Point } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf, graineDuLieu } from '../../drawing/alea.ts';
import { nuance, type Teinte } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { bordsDuSol } from './bordsDuSol.ts';
import type { SolBati } from './solBati.ts';
import { isVegetale } from './usure.ts';

/** In metres. */
const PROCHE = 38;
const PAR_METRE = 6;
const BANDE = 1.3;
const BRINS = 6;
const HAUT: Vec = [0, 1, 0];

/** Tufts on the verge: asphalt does not end like a carpet. */
export function addTouffes(chantier: Chantier, plan: Plan, scene: Scene, sol: SolBati): void {
  if (TEMPS[plan.temps].enneige) return;
  const moi = plan.objets.find((o) => o.genre === 'usager' && o.moi);
  const milieu: Point = moi ? [moi.x, moi.y] : [0, isCarrefour(scene) ? 0 : -scene.longueur / 2];
  for (const { long, at } of bordsDuSol(sol, ['asphalte', 'terre'], isVegetale)) {
    const alea = aleaOf(graineDuLieu(...at(0, 0), 11));
    const pas = 1 / PAR_METRE;
    for (let s = pas * alea(); s < long; s += pas * (0.6 + alea() * 0.8)) {
      const p = at(s, 0.12 + alea() ** 2 * BANDE);
      if (Math.hypot(p[0] - milieu[0], p[1] - milieu[1]) > PROCHE) continue;
      const matiere = sol.matiereAt(...p);
      if (matiere === undefined || matiere === 'herbe') addTouffe(chantier, sol, p, alea);
    }
  }
}

function addTouffe(
  { mailles: { divers } }: Chantier,
  sol: SolBati,
  [x, z]: Point,
  alea: () => number,
): void {
  const pied = sol.hauteurAt(x, z) - 0.01;
  const haut = 0.06 + alea() * 0.11;
  const vert: Teinte = nuance(alea() < 0.35 ? '#848557' : '#62734A', 0.8 + alea() * 0.4);
  for (let i = 0; i < BRINS; i += 1) {
    const tour = (i / BRINS) * 2 * Math.PI + alea();
    const [c, s] = [Math.cos(tour), Math.sin(tour)];
    const ecart = 0.03 + alea() * 0.03;
    const brin = (avant: number, cote: number, y: number): Vec => [
      x + c * avant - s * cote,
      pied + y,
      z + s * avant + c * cote,
    ];
    divers.addTriangle(
      [brin(ecart, -0.012, 0), brin(ecart, 0.012, 0), brin(ecart + haut * 0.5, 0, haut)],
      vert,
      [HAUT, HAUT, HAUT],
    );
  }
}
