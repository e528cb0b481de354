import type { Maille } from '../../maille/maille.ts';
import type { Couleur } from '../../maille/teinte.ts';
import type { Vec } from '../../maille/vecteurs.ts';
import type { Mesures } from '../corps/mesures.ts';
import type { Cote, MainPosee, Pose } from '../corps/squelette.ts';
import { piedSur } from './monture.ts';
import { addRoue } from './pieces.ts';

const NOIR = '#1B1D20';
const ACIER = '#9BA1A6';

/** A wheelchair that its user pushes: 1.05 m long, seat at 0.5 m. */
export function addFauteuil(maille: Maille, couleur: Couleur, tour: number): void {
  for (const cote of [-1, 1]) {
    addRoue(maille, [cote * 0.29, 0.305, 0.16], { rayon: 0.305, pneu: 0.016, rayons: 14, tour });
    const cerceau = Array.from({ length: 17 }, (_, i): Vec => {
      const a = (i / 16) * 2 * Math.PI;
      return [cote * 0.325, 0.305 + Math.cos(a) * 0.26, 0.16 + Math.sin(a) * 0.26];
    });
    maille.addTube(cerceau, 0.008, ACIER, { cotes: 3, bouts: false });
    addRoue(maille, [cote * 0.22, 0.085, -0.32], {
      rayon: 0.085,
      pneu: 0.02,
      rayons: 5,
      jante: '#6B7176',
    });
    const tube = (points: Vec[], rayon = 0.013, teinte: Couleur = couleur) =>
      maille.addTube(
        points.map(([x, y, z]): Vec => [cote * x, y, z]),
        rayon,
        teinte,
        { cotes: 5 },
      );
    tube([
      [0.22, 0.92, 0.3],
      [0.22, 0.48, 0.2],
      [0.22, 0.46, -0.26],
      [0.2, 0.16, -0.42],
      [0.17, 0.12, -0.5],
    ]);
    tube([
      [0.22, 0.13, -0.31],
      [0.22, 0.46, -0.24],
    ]);
    tube(
      [
        [0.22, 0.9, 0.3],
        [0.22, 0.94, 0.42],
      ],
      0.016,
      NOIR,
    );
    tube(
      [
        [0.24, 0.7, 0.24],
        [0.24, 0.7, -0.08],
        [0.235, 0.47, -0.14],
      ],
      0.016,
      NOIR,
    );
    maille.addBoite([cote * 0.1, 0.125, -0.47], [0.15, 0.014, 0.17], NOIR);
  }
  maille.addBoite([0, 0.485, -0.02], [0.42, 0.05, 0.44], NOIR);
  maille.addQuad(
    [
      [-0.21, 0.5, 0.235],
      [0.21, 0.5, 0.235],
      [0.21, 0.9, 0.31],
      [-0.21, 0.9, 0.31],
    ],
    '#26292D',
  );
}

export function assisAuFauteuil(mesures: Mesures): Pose {
  const main = (cote: Cote): MainPosee => ({
    poignet: [cote * 0.315, 0.64, 0.02],
    coude: [cote * 0.8, 0, 1],
    doigts: [0, -1, -0.5],
    paume: [-cote, 0, 0],
    tenue: 'poing',
  });
  return {
    bassin: [0, 0.585, 0.12],
    tourBassin: 0,
    tourPoitrine: 0,
    pencheBassin: -0.12,
    penchePoitrine: 0.04,
    tourTete: 0,
    baisseTete: 0.03,
    pieds: [
      piedSur(mesures, [-0.1, 0.135, -0.5], 0.12),
      piedSur(mesures, [0.1, 0.135, -0.5], 0.12),
    ],
    mains: [main(-1), main(1)],
  };
}
