import type { Forme } from '../coque.ts';
import type { Crayon } from '../crayon.ts';
import { BAS, bloc, paintPorte, paire } from './blocs.ts';
import { BUS } from './bus.ts';
import { tailleOf } from '../taille.ts';

function paintCoteAutocar(crayon: Crayon, droite: boolean): void {
  crayon.degrade([-6.2, 0], [6.2, 3.6], '#FFFFFF', '#D4D4D4');
  crayon.rect([-6.2, 0], [6.2, 0.48], BAS);
  crayon.poly(
    [
      [-6.2, 1.05],
      [6.2, 1.35],
      [6.2, 1.6],
      [-6.2, 1.15],
    ],
    '#FFFFFF',
    'lisse',
  );
  crayon.rect([-5.95, 1.72], [5.9, 3.06], '#0B0F13', 'lisse', 0.12);
  for (let z = -5.8; z < 5.6; z += 1.95)
    crayon.vitre(
      [
        [z + 0.04, 1.8],
        [Math.min(5.8, z + 1.9), 1.8],
        [Math.min(5.8, z + 1.9), 2.98],
        [z + 0.04, 2.98],
      ],
      0.06,
    );
  for (const z of [-1.9, -0.5, 0.9, 2.3])
    crayon.trait(
      [
        [z, 0.5],
        [z, 1.5],
        [z + 1.4, 1.5],
      ],
      '#7A7F84',
      0.016,
    );
  if (droite) paintPorte(crayon, [-5.6, -4.75]);
  crayon.feuCarre([-4.2, 0.72], [-4.06, 0.78], '#C07A30', 'cligno', 0);
  crayon.feuCarre([5.95, 1], [6.2, 1.6], '#8E0D14', 'rouge', 0);
}

export const AUTOCAR: Forme = {
  ...BUS,
  ...tailleOf('autocar'),
  hauteur: 3.5,
  caisses: [bloc(12.2, 2.55, 3.5, 0.34)],
  roues: paire(-3.2, 3.1, 0.5, 1.1, 0.3),
  feux: { ...BUS.feux, phare: [0.87, 0.75, -6.09], rouge: [1.08, 1.42, 6.09] },
  oeil: [-0.66, 2.3, -5],
  cote: paintCoteAutocar,
  avant: (crayon) => {
    crayon.degrade([-1.4, 0], [1.4, 3.6], '#FFFFFF', '#DADADA');
    crayon.rect([-1.4, 0], [1.4, 0.5], BAS);
    crayon.rect([-1.16, 1.25], [1.16, 3.36], '#0B0F13', 'lisse', 0.14);
    crayon.vitre(
      [
        [-1.08, 1.35],
        [1.08, 1.35],
        [1.02, 3.2],
        [-1.02, 3.2],
      ],
      0.12,
    );
    for (const s of [-1, 1]) {
      crayon.feuCarre([s * 0.6, 0.68], [s * 1, 0.86], '#D5E0E8', 'phare', 0.06);
      crayon.feuCarre([s * 0.6, 0.9], [s * 1, 0.935], '#E8EEF2', 'jour', 0);
      crayon.feuCarre([s * 1.04, 0.68], [s * 1.2, 0.94], '#C08A50', 'cligno', 0.03);
    }
  },
  arriere: (crayon) => {
    crayon.degrade([-1.4, 0], [1.4, 3.6], '#FFFFFF', '#D4D4D4');
    crayon.rect([-1.4, 0], [1.4, 0.5], BAS);
    crayon.rect([-1.05, 2.1], [1.05, 3.1], '#0B0F13', 'lisse', 0.1);
    for (const s of [-1, 1]) {
      crayon.feuRond([s * 1.08, 1.44], 0.12, '#8E0D14', 'rouge');
      crayon.feuRond([s * 1.08, 1.18], 0.115, '#B0601E', 'cligno');
      crayon.feuRond([s * 1.08, 0.95], 0.095, '#D5DADD', 'recul');
    }
    crayon.feuRond([-1.08, 0.74], 0.085, '#6A0A10', 'brouillard');
    crayon.feuCarre([-0.25, 3.22], [0.25, 3.27], '#5A0A0E', 'stop', 0);
  },
};
