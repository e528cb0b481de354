import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Plan, Point, Surface } from '../../drawing/scene/plan/plan.ts';
import { repere as repereOf, ruban } from '../../drawing/scene/plan/geometrie.ts';
import { terrainOf, type Terrain } from '../../drawing/scene/plan/route/terrain.ts';
import { pleine, surface, tirets } from '../../drawing/scene/plan/marques.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { profilOf } from '../../drawing/scene/profil.ts';
import type { Scene } from '../../drawing/scene/scene.ts';

/** Ground that a plan implies and flat views leave out: letters, the other carriageway. */
export const solEnPlus = (plan: Plan, scene: Scene): Surface[] => [
  ...autreChaussee(scene),
  ...lettres(plan),
];

/** Strokes of each letter within a unit square, from its bottom left. */
const TRAITS: Record<string, readonly (readonly (readonly [x: number, y: number])[])[]> = {
  B: [
    [
      [0.1, 0],
      [0.1, 1],
      [0.6, 1],
      [0.85, 0.88],
      [0.85, 0.66],
      [0.6, 0.53],
      [0.1, 0.53],
    ],
    [
      [0.6, 0.53],
      [0.9, 0.4],
      [0.9, 0.12],
      [0.6, 0],
      [0.1, 0],
    ],
  ],
  U: [
    [
      [0.1, 1],
      [0.1, 0.16],
      [0.3, 0],
      [0.7, 0],
      [0.9, 0.16],
      [0.9, 1],
    ],
  ],
  S: [
    [
      [0.9, 0.84],
      [0.7, 1],
      [0.3, 1],
      [0.1, 0.86],
      [0.1, 0.66],
      [0.3, 0.54],
      [0.7, 0.46],
      [0.9, 0.34],
      [0.9, 0.14],
      [0.7, 0],
      [0.3, 0],
      [0.1, 0.16],
    ],
  ],
};
/** In metres: drawn out, to be read from the seat. */
const LETTRE = { large: 0.62, haute: 2.4, entre: 0.2, trait: 0.14 };

function lettres({ ecrits = [] }: Plan): Surface[] {
  const { large, haute, entre, trait } = LETTRE;
  return ecrits.flatMap(({ x, y, cap, texte }) => {
    const repere = repereOf([x, y], cap);
    const debut = -(texte.length * (large + entre) - entre) / 2;
    return texte.split('').map((lettre, i) =>
      surface(
        'blanc',
        ...(TRAITS[lettre] ?? []).map((fil) =>
          ruban(
            fil.map(([u, v]) => repere((v - 0.5) * haute, debut + i * (large + entre) + u * large)),
            trait,
          ),
        ),
      ),
    );
  });
}

/** In metres. */
const BANDE = 3.5;
const MARGE = 0.5;
const URGENCE = 3.2;

/** The median's left edge, where a road's words tell one carriageway alone. */
export function bordDeLAutre(terrain: Terrain): number | undefined {
  const { scene, profil } = terrain;
  const [premiere] = profil.voies;
  if (scene.lieu === 'route' || !premiere) return undefined;
  const isSeule = premiere.nom === 'terre-plein' || premiere.nom === 'berme';
  return isSeule ? premiere.x0 - 0.6 : undefined;
}

function autreChaussee(scene: Scene): Surface[] {
  if (isCarrefour(scene)) return [];
  const terrain = terrainOf(scene, profilOf(scene, VRAIES), VRAIES);
  const x = bordDeLAutre(terrain);
  if (x === undefined) return [];
  const bandes = Math.max(2, terrain.profil.voies.filter(({ nom }) => nom === 'monte').length);
  const bord = x - MARGE - bandes * BANDE;
  const fil = (dx: number): Point[] => terrain.ligne(dx);
  return [
    surface('herbe', terrain.bande(x, x + 0.62)),
    surface('asphalte', terrain.bande(bord - URGENCE, x)),
    surface(
      'blanc',
      pleine(fil(x - MARGE), 0.2),
      pleine(fil(bord), 0.2),
      ...Array.from({ length: bandes - 1 }, (_, i) =>
        tirets(fil(x - MARGE - (i + 1) * BANDE), 0.2, 2.5, 10),
      ).flat(),
    ),
  ];
}
