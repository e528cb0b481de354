import type { Point } from '../../../drawing/boite.ts';
import type { Forme } from '../coque.ts';
import type { Crayon } from '../crayon.ts';
import { bloc, paintPorte, paire } from './blocs.ts';
import { tailleOf } from '../taille.ts';

interface Livree {
  bas: string;
  bande: string;
  haut?: string;
  lisere?: string;
}

/** Doors of a bus: on the right. */
export const PORTES_BUS = [
  [-5.35, -4.15],
  [-0.75, 0.55],
  [4.1, 5.3],
] as const;

/** A low-floor city bus. */
function paintCoteBus(crayon: Crayon, droite: boolean, { bas, bande, haut, lisere }: Livree): void {
  if (haut) crayon.rect([-6.1, 1.1], [6.1, 3.2], haut, 'lisse');
  crayon.poly(
    [
      [2.4, 0],
      [6.2, 0],
      [6.2, 3.2],
      [4.4, 3.2],
    ],
    bande,
    'lisse',
  );
  if (lisere)
    crayon.poly(
      [
        [2, 0],
        [2.4, 0],
        [4.4, 3.2],
        [4, 3.2],
      ],
      lisere,
      'lisse',
    );
  crayon.rect([-6.1, 0], [6.1, 0.52], bas);
  if (lisere) crayon.rect([-6.1, 0.52], [2.3, 0.62], lisere, 'lisse');
  crayon.rect([-5.9, 1.12], [5.75, 2.62], '#0B0F13', 'lisse', 0.1);
  for (let z = -5.75; z < 5.6; z += 1.42)
    crayon.vitre(
      [
        [z + 0.05, 1.2],
        [Math.min(5.65, z + 1.36), 1.2],
        [Math.min(5.65, z + 1.36), 2.54],
        [z + 0.05, 2.54],
      ],
      0.06,
    );
  if (droite) for (const porte of PORTES_BUS) paintPorte(crayon, porte);
  crayon.feuCarre([-4.7, 0.64], [-4.56, 0.7], '#C07A30', 'cligno', 0);
  crayon.feuCarre([5.92, 1], [6.1, 1.5], '#8E0D14', 'rouge', 0);
}

const SIGNAL_SCOLAIRE: Point = [-0.85, 1.02];

/** Children on a retro-reflecting square, at the left in front and behind. */
function paintScolaire(crayon: Crayon, [x, y]: Point): void {
  crayon.rect([x - 0.24, y - 0.24], [x + 0.24, y + 0.24], '#111111', 'mat', 0.02);
  crayon.rect([x - 0.225, y - 0.225], [x + 0.225, y + 0.225], '#FFC400', 'mat', 0.02);
  for (const [d, k] of [
    [-0.08, 1],
    [0.08, 0.85],
  ] as const) {
    crayon.disque([x + d, y + 0.11 * k], 0.042 * k, '#111111');
    crayon.poly(
      [
        [x + d - 0.05 * k, y + 0.055 * k],
        [x + d + 0.05 * k, y + 0.055 * k],
        [x + d + 0.035 * k, y - 0.06 * k],
        [x + d + 0.075 * k, y - 0.18 * k],
        [x + d + 0.03 * k, y - 0.18 * k],
        [x + d, y - 0.08 * k],
        [x + d - 0.05 * k, y - 0.18 * k],
        [x + d - 0.08 * k, y - 0.17 * k],
        [x + d - 0.035 * k, y - 0.05 * k],
      ],
      '#111111',
    );
  }
}

function paintAvantBus(crayon: Crayon, { bas, bande, haut }: Livree, ligne: string): void {
  crayon.degrade([-1.4, 0], [1.4, 3.2], '#FFFFFF', '#DADADA');
  if (haut) crayon.rect([-1.4, 1.1], [1.4, 3.2], haut, 'lisse');
  crayon.rect([-1.4, 0], [1.4, 0.5], bas);
  crayon.rect([-1.15, 1.02], [1.15, 2.98], '#0B0F13', 'lisse', 0.12);
  crayon.vitre(
    [
      [-1.08, 1.12],
      [1.08, 1.12],
      [1.02, 2.5],
      [-1.02, 2.5],
    ],
    0.1,
  );
  if (ligne) crayon.motsAllumes(ligne, [0, 2.74], 0.26, true);
  crayon.rect([-0.75, 0.55], [0.75, 0.62], bande);
  for (const s of [-1, 1]) {
    crayon.feuCarre([s * 0.72, 0.66], [s * 1.02, 0.84], '#D5E0E8', 'phare', 0.06);
    crayon.feuCarre([s * 0.72, 0.87], [s * 1.02, 0.905], '#E8EEF2', 'jour', 0);
    crayon.feuCarre([s * 1.05, 0.66], [s * 1.2, 0.9], '#C08A50', 'cligno', 0.03);
  }
}

function paintArriereBus(crayon: Crayon, { bas, bande }: Livree, ligne: string): void {
  crayon.rect([-1.4, 0], [1.4, 3.2], bande, 'lisse');
  crayon.rect([-1.4, 0], [1.4, 0.5], bas);
  crayon.rect([-1.02, 1.75], [1.02, 2.75], '#0B0F13', 'lisse', 0.1);
  crayon.vitre(
    [
      [-0.96, 1.82],
      [0.96, 1.82],
      [0.92, 2.66],
      [-0.92, 2.66],
    ],
    0.06,
  );
  if (ligne) crayon.motsAllumes(ligne.split(' ')[0]!, [0.72, 2.88], 0.24);
  for (let i = 0; i < 5; i++)
    crayon.trait(
      [
        [-0.55, 0.85 + i * 0.09],
        [0.55, 0.85 + i * 0.09],
      ],
      '#3A3F44',
      0.03,
    );
  for (const s of [-1, 1]) {
    crayon.feuRond([s * 1.08, 1.44], 0.12, '#8E0D14', 'rouge');
    crayon.feuRond([s * 1.08, 1.18], 0.115, '#B0601E', 'cligno');
    crayon.feuRond([s * 1.08, 0.95], 0.095, '#D5DADD', 'recul');
  }
  crayon.feuRond([-1.08, 0.74], 0.085, '#6A0A10', 'brouillard');
  crayon.feuCarre([-0.25, 2.95], [0.25, 3], '#5A0A0E', 'stop', 0);
}

function busOf(livree: Livree, ligne: string, scolaire = false): Forme {
  return {
    ...tailleOf('bus'),
    hauteur: 3.1,
    ppm: 85,
    anguleux: true,
    pas: 2.4,
    caisses: [bloc(12, 2.55, 3.1, 0.32)],
    roues: paire(-3.35, 2.9, 0.48, 1.1, 0.3),
    feux: {
      phare: [0.87, 0.75, -5.99],
      rouge: [1.08, 1.42, 5.99],
      clignoAvant: [1.12, 0.78, -5.95],
      clignoArriere: [1.08, 1.2, 5.99],
      stop: [0, 2.97, 5.95],
    },
    oeil: [-0.72, 1.98, -4.95],
    cote: (crayon, droite) => paintCoteBus(crayon, droite, livree),
    avant: (crayon) => {
      paintAvantBus(crayon, livree, ligne);
      if (scolaire) paintScolaire(crayon, [0.78, 1.32]);
    },
    arriere: (crayon) => {
      paintArriereBus(crayon, livree, ligne);
      if (scolaire) paintScolaire(crayon, [SIGNAL_SCOLAIRE[0] + 0.2, SIGNAL_SCOLAIRE[1] + 0.42]);
    },
    toit: (crayon) => crayon.rect([-4, -0.8], [3, 0.8], '#D2D4D5', 'mat', 0.1),
  };
}

export const BUS = busOf(
  { bas: '#3A3E43', bande: '#F2B705', haut: '#F4F4F1', lisere: '#C5161D' },
  '4 CENTRE',
);
export const BUS_SCOLAIRE = busOf({ bas: '#3A3E43', bande: '#E9EAE8', haut: '#F1F1EE' }, '', true);
