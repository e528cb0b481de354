import type { Decor, Vu } from '../../drawing/scene/plan/plan.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { layOut } from '../../drawing/scene/plan/index.ts';
import { scene } from '../../drawing/scene/scene.ts';
import type { Chantier } from '../chantier.ts';
import type { Exemple } from '../modeles.ts';
import { addAbribus, addArret } from './arrets.ts';
import { addGlissiere, addLampadaire } from './bords.ts';
import type { Lieu } from './lieu.ts';
import { addBarriere } from './passageANiveau.ts';
import { addObstacle, addTravaux, addTriangle } from './travaux.ts';

const lue = scene.parse({ lieu: 'route', profil: ['herbe', 'descend', ':', 'monte', 'herbe'] });
const plan = layOut(lue, '2026-11-02', { mesures: VRAIES });

/** On flat asphalt, alone. */
const seul = (chantier: Chantier): Lieu => ({
  chantier,
  plan,
  scene: lue,
  sol: {
    regions: [],
    hauteurAt: () => 0,
    matiereAt: () => 'asphalte',
    relief: { hauteur: () => 0, champs: () => 0, tranches: [] },
  },
});

const decor = (
  taille: number,
  add: (lieu: Lieu, decor: Decor) => void,
  plus: Partial<Decor> & Pick<Decor, 'genre'>,
): Exemple => ({
  taille,
  add: (chantier) => add(seul(chantier), { x: 0, y: 0, cap: 0, ...plus }),
});

const pose = (
  taille: number,
  add: (lieu: Lieu, vu: Vu) => void,
  dimensions: readonly [number, number],
): Exemple => ({
  taille,
  add: (chantier) =>
    add(seul(chantier), { x: 0, y: 0, cap: 0, taille: dimensions } as unknown as Vu),
});

export const EXEMPLES_MOBILIER: Record<string, Exemple> = {
  'mobilier travaux': pose(3.4, addTravaux, [3, 2.6]),
  'mobilier obstacle': pose(1.8, addObstacle, [1.2, 1]),
  'mobilier triangle': decor(1, addTriangle, { genre: 'triangle' }),
  'mobilier abribus': decor(4.4, addAbribus, { genre: 'abribus', longueur: 4.6, largeur: 1.7 }),
  'mobilier arrêt': decor(3, addArret, { genre: 'arrêt' }),
  'mobilier barrière': decor(5, addBarriere, { genre: 'barrière', longueur: 4, etat: 'fermées' }),
  'mobilier lampadaire': decor(9, addLampadaire, { genre: 'lampadaire' }),
  'mobilier glissière': decor(5, addGlissiere, { genre: 'glissière', longueur: 6 }),
};
