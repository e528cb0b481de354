import { isCarrefour } from '../../drawing/scene/branche.ts';
import { coupes, isPrincipale } from '../../drawing/scene/plan/carrefour/coupe.ts';
import { longueurOf, surLigne } from '../../drawing/scene/plan/geometrie.ts';
import type { Matiere, Plan, Point } from '../../drawing/scene/plan/plan.ts';
import { terrainOf } from '../../drawing/scene/plan/route/terrain.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { isDeGenre, profilOf } from '../../drawing/scene/profil.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf, graineDuLieu } from '../../drawing/alea.ts';
import type { CadreUv } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { type BordDuSol, bordsDuSol } from './bordsDuSol.ts';
import type { SolBati } from './solBati.ts';

/** Columns of the sheet in rendu/usure.ts. */
const COLONNES = ['trace', 'reprise', 'fissure', 'avaloir', 'joint', 'rigole'] as const;
export type Trace = (typeof COLONNES)[number];
export const tracesUsees: readonly Trace[] = COLONNES;
const cadreOf = (trace: Trace): CadreUv => {
  const i = COLONNES.indexOf(trace);
  return [(i + 0.03) / COLONNES.length, 0.01, (i + 0.97) / COLONNES.length, 0.99];
};

const ROULEE = new Set<Matiere | undefined>(['asphalte', 'pavés']);
/** In metres above what is worn. */
const DESSUS = 0.004;
const PAS = 5;
const VOIE_D_AUTO = 0.76;
/** Kerbs have joints around what is told; beyond nobody sees them. */
const PROCHE = 55;

interface Use {
  chantier: Chantier;
  plan: Plan;
  sol: SolBati;
}

/** Wheel tracks, patches, cracks, gutters and gratings: a road in use. */
export function addUsure(chantier: Chantier, plan: Plan, scene: Scene, sol: SolBati): void {
  const use: Use = { chantier, plan, sol };
  for (const fil of filsOf(scene)) {
    addTraces(use, fil);
    if (!TEMPS[plan.temps].enneige) addReprises(use, fil);
  }
  addOrnieres(use, scene);
  addBords(use, scene);
}

/** Two ruts along a dirt track. */
function addOrnieres(use: Use, scene: Scene): void {
  if (!isCarrefour(scene)) return;
  for (const { ici, branche, mesures } of coupes(scene, VRAIES)) {
    if (branche.voie !== 'chemin de terre') continue;
    for (let s = 4; s < mesures.loin; s += PAS)
      for (const cote of [-0.72, 0.72]) {
        const bouts = [ici(s, cote), ici(s + PAS, cote)] as const;
        if (bouts.every((p) => use.sol.matiereAt(...p) === 'terre'))
          addPiece(use, 'trace', bouts, 0.6, 0.5);
      }
  }
}

/** Where wheels go: the middle of each lane. */
function filsOf(scene: Scene): Point[][] {
  if (isCarrefour(scene)) {
    const toutes = coupes(scene, VRAIES);
    return toutes
      .filter((c) => isPrincipale(c, toutes))
      .flatMap(({ ici, branche, entree, sortie, sorties, mesures }) => {
        const arrivees = branche.sens === 'sortant' ? 0 : branche.bandes;
        const nombre = [
          ...Array.from({ length: arrivees }, (_, i) => entree(i + 1)),
          ...Array.from({ length: sorties }, (_, i) => sortie(i + 1)),
        ];
        const debut = scene.lieu === 'rond-point' ? 22 : 8;
        return nombre.map((v) => [ici(debut, v), ici(mesures.loin, v)]);
      });
  }
  const terrain = terrainOf(scene, profilOf(scene, VRAIES), VRAIES);
  return terrain.profil.voies
    .filter(({ nom }) => isDeGenre(nom, 'bande', 'bus'))
    .map(({ x0, x1 }) => terrain.ligne((x0 + x1) / 2));
}

const HAUT: Vec = [0, 1, 0];

/** A flat piece along a heading; joints alone lie on kerbs. */
function addPiece(
  { chantier, sol }: Use,
  trace: Trace,
  [a, b]: readonly [Point, Point],
  largeur: number,
  force: number,
): void {
  const { usure } = chantier.mailles;
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(b[1] - a[1]) / long, (b[0] - a[0]) / long];
  const hautAt = trace === 'joint' ? sol.hauteurAt : sol.relief.hauteur;
  const coin = ([x, z]: Point, cote: number): Vec => {
    const [px, pz] = [x - (nx * cote * largeur) / 2, z + (ny * cote * largeur) / 2];
    return [px, hautAt(px, pz) + DESSUS, pz];
  };
  const [p, q, r, s] = [coin(a, -1), coin(a, 1), coin(b, 1), coin(b, -1)];
  const [u0, v0, u1, v1] = cadreOf(trace);
  usure.lit(force, () => {
    usure.addTriangle(
      [p, q, r],
      '#FFFFFF',
      [HAUT, HAUT, HAUT],
      [
        [u0, v0],
        [u1, v0],
        [u1, v1],
      ],
    );
    usure.addTriangle(
      [p, r, s],
      '#FFFFFF',
      [HAUT, HAUT, HAUT],
      [
        [u0, v0],
        [u1, v1],
        [u0, v1],
      ],
    );
  });
}

const isRoulee = ({ sol }: Use, [x, z]: Point): boolean => ROULEE.has(sol.matiereAt(x, z));

/** Beside a line, at so many metres along it. */
function aCote(fil: Point[], metres: number, droite: number): Point {
  const { point, cap } = surLigne(fil, metres);
  const angle = (cap * Math.PI) / 180;
  return [point[0] + Math.cos(angle) * droite, point[1] + Math.sin(angle) * droite];
}

function addTraces(use: Use, fil: Point[]): void {
  const { enneige } = TEMPS[use.plan.temps];
  const total = longueurOf(fil);
  const bandes = enneige
    ? ([
        [-VOIE_D_AUTO, 0.7, 0.5],
        [VOIE_D_AUTO, 0.7, 0.5],
      ] as const)
    : ([
        [-VOIE_D_AUTO, 0.8, 0.2],
        [VOIE_D_AUTO, 0.8, 0.2],
        [0, 0.55, 0.15],
      ] as const);
  const pas = use.sol.relief.tranches.length > 0 ? 1.5 : PAS;
  for (let s = 0; s + pas <= total; s += pas)
    for (const [droite, largeur, force] of bandes) {
      const [a, b] = [aCote(fil, s, droite), aCote(fil, s + pas, droite)];
      if (isRoulee(use, a) && isRoulee(use, b)) addPiece(use, 'trace', [a, b], largeur, force);
    }
}

/** Seeded by the place: a street wears as it does, whoever drives past. */
function addReprises(use: Use, fil: Point[]): void {
  const total = longueurOf(fil);
  const [x, y] = fil[0]!;
  const alea = aleaOf(graineDuLieu(x, y, 3));
  for (let s = 4 + alea() * 8; s < total - 6; s += 9 + alea() * 22) {
    const droite = (alea() - 0.5) * 1.6;
    const [reprise, long, largeur] = [alea() < 0.4, 1.4 + alea() * 3.4, 0.7 + alea() * 1.1];
    const bouts = [aCote(fil, s, droite), aCote(fil, s + long, droite)] as const;
    if (!bouts.every((p) => isRoulee(use, p))) continue;
    if (reprise) addPiece(use, 'reprise', bouts, largeur, 0.34);
    else addPiece(use, 'fissure', bouts, 0.7, 0.5);
  }
}

/** Gutters and joints along kerbs, and earth where asphalt ends in grass. */
function addBords(use: Use, scene: Scene): void {
  const { sol, plan } = use;
  const milieu: Point = isCarrefour(scene) ? [0, 0] : [0, -scene.longueur / 2];
  const loin = ([x, z]: Point) => Math.hypot(x - milieu[0], z - milieu[1]);
  const { enneige } = TEMPS[plan.temps];
  const force = enneige ? 0 : 0.55;
  for (const bord of bordsDuSol(sol, ['bordure'], (m) => ROULEE.has(m))) {
    addRigole(use, bord, 0.2, force, loin);
    if (!enneige) addJoints(use, bord, loin);
  }
  for (const bord of bordsDuSol(sol, ['asphalte'], isVegetale))
    addRigole(use, bord, -0.2, force * 0.55, loin);
}

/** Undefined: fields. */
export const isVegetale = (matiere: Matiere | undefined): boolean =>
  matiere === undefined || matiere === 'herbe' || matiere === 'terre';

/** Along an edge, dark towards the kerb or the grass. */
function addRigole(
  use: Use,
  { long, at }: BordDuSol,
  dehors: number,
  force: number,
  loin: (p: Point) => number,
): void {
  const pas = Math.min(long, use.sol.relief.tranches.length > 0 ? 1.5 : 4);
  const [au, vers] = [dehors - 0.18, dehors + 0.18];
  const sombre = dehors > 0 ? au : vers;
  if (force === 0) return;
  for (let s = 0; s < long - 0.01; s += pas) {
    const fin = Math.min(long, s + pas);
    const [a, b] = [at(s, dehors), at(fin, dehors)];
    if (loin(a) > PROCHE * 1.6 || !isRoulee(use, a) || !isRoulee(use, b)) continue;
    const droite = isADroite(a, b, at(s, sombre));
    addPiece(use, 'rigole', droite ? [a, b] : [b, a], 0.36, force);
  }
}

const isADroite = (a: Point, b: Point, p: Point): boolean =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0;

function addJoints(use: Use, { long, at }: BordDuSol, loin: (p: Point) => number): void {
  for (let s = 0.5; s < long; s += 1) {
    if (loin(at(s, 0)) > PROCHE) continue;
    addPiece(use, 'joint', [at(s, -0.005), at(s, -0.215)], 0.035, 0.75);
  }
  const alea = aleaOf(graineDuLieu(...at(0, 0), 5));
  for (let s = 6 + alea() * 14; s < long; s += 24) {
    const [a, b] = [at(s, 0.26), at(s + 0.55, 0.26)];
    if (loin(a) < PROCHE && isRoulee(use, a)) addPiece(use, 'avaloir', [a, b], 0.42, 0.95);
  }
}
