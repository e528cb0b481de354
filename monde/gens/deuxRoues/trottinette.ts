import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import type { Couleur } from '../../maille/teinte.ts';
import { radians } from '../../maille/vecteurs.ts';
import { type EtatMonture, type Monture, piedSur } from './monture.ts';
import { addFeuArriere, addGardeBoue, addPhare, addRoue } from './pieces.ts';

/** A stand-up scooter: a low deck, a tall stem, small tyres. */
function addTrottinette(
  chantier: Chantier,
  maille: Maille,
  etat: EtatMonture,
  couleur: Couleur,
): void {
  const r = 0.12;
  maille.addBoite([0, 0.125, 0.08], [0.17, 0.05, 0.62], '#24272B', { profondeur: 0.98 });
  maille.addBoite([0, 0.153, 0.08], [0.15, 0.008, 0.56], '#101113');
  maille.lit(0.12, () => {
    for (const cote of [-1, 1])
      maille.addBoite([cote * 0.087, 0.13, 0.08], [0.004, 0.02, 0.3], '#E08A1A');
  });
  addRoue(maille, [0, r, 0.46], { rayon: r, pneu: 0.026, rayons: 5, jante: '#4A4F55' });
  addGardeBoue(maille, [0, r, 0.46], {
    rayon: r + 0.022,
    large: 0.036,
    de: -0.9,
    jusqua: 1.3,
    couleur: '#1B1D20',
  });
  addFeuArriere(chantier, maille, [0, 0.2, 0.595], [0.05, 0.035], etat);
  maille.addTube(
    [
      [0, 0.14, -0.2],
      [0, 0.2, -0.36],
      [0, 0.3, -0.4],
    ],
    0.03,
    couleur,
    { cotes: 6 },
  );
  maille.at([0, 0, -0.42], -radians(etat.braque), () => {
    addRoue(maille, [0, r, -0.04], { rayon: r, pneu: 0.026, rayons: 5, jante: '#4A4F55' });
    addGardeBoue(maille, [0, r, -0.04], {
      rayon: r + 0.022,
      large: 0.036,
      de: -0.4,
      jusqua: 1.3,
      couleur: '#1B1D20',
    });
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * 0.04, r, -0.04],
          [cote * 0.035, 0.25, -0.01],
          [0, 0.28, 0],
        ],
        0.012,
        couleur,
        { cotes: 5 },
      );
    maille.addTube(
      [
        [0, 0.26, 0],
        [0, 1.08, 0.16],
      ],
      0.022,
      '#24272B',
      { cotes: 7 },
    );
    maille.addTube(
      [
        [-0.24, 1.1, 0.19],
        [0, 1.1, 0.16],
        [0.24, 1.1, 0.19],
      ],
      0.013,
      '#1B1D20',
      { cotes: 5 },
    );
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * 0.13, 1.1, 0.175],
          [cote * 0.245, 1.1, 0.19],
        ],
        0.019,
        '#101113',
        { cotes: 6 },
      );
    maille.addBoite([0, 1.12, 0.15], [0.07, 0.025, 0.06], '#101113');
    addPhare(chantier, maille, [0, 1.04, 0.11], 0.028, etat.allumes, 40);
  });
}

export const TROTTINETTE: Monture = {
  longueur: 1.18,
  largeur: 0.5,
  draw: addTrottinette,
  assise: {
    bassin: [0.01, 1.045, 0.13],
    penche: [0.0, 0.1],
    poignets: [
      [-0.19, 1.145, -0.17],
      [0.19, 1.145, -0.17],
    ],
    pivot: -0.42,
    coudes: 0.6,
    pieds: (mesures) => [
      piedSur(mesures, [-0.03, 0.157, -0.06], 0),
      piedSur(mesures, [0.045, 0.157, 0.24], 0),
    ],
    halte: [-0.06, 1.0, 0.12],
    ecartHalte: 0.2,
  },
};
