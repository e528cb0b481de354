import { teintes } from '../teintes.ts';
import type { Couleur } from '../vocabulaire.ts';
import { caisse } from './caisse.ts';
import { avec, ROUGE, type Carrosse } from './carrosse.ts';
import { attelage } from './attelage.ts';
import { camion, remorque, tracteur } from './carrossesLourds.ts';
import { tram } from './tram.ts';
import { dePolice, voiture } from './voiture.ts';
import { boite, derriere, devantOf, flancs, type Face, type Local } from './volume.ts';

const BLANC = teintes.blanche;
const BLEU = '#1769E0';
const AMBRE = '#FFB000';

const bus = (couleur: string, long = 10.5): Carrosse =>
  caisse({
    c: couleur,
    long,
    demi: 1.25,
    haut: 3,
    nez: 0.12,
    vitres: [-long / 2 + 0.5, long / 2 - 0.6, 1.45, 2.55],
    bas: 0.35,
  });

const SILHOUETTES: readonly (readonly [x: number, y: number])[][] = [
  [
    [-0.24, 0.4],
    [-0.14, 0.4],
    [-0.1, 0.33],
    [-0.1, 0.26],
    [-0.14, 0.19],
    [-0.24, 0.19],
    [-0.28, 0.26],
    [-0.28, 0.33],
  ],
  [
    [-0.29, 0.17],
    [-0.09, 0.17],
    [0.03, -0.06],
    [-0.02, -0.09],
    [-0.1, 0.04],
    [-0.1, -0.14],
    [-0.02, -0.4],
    [-0.11, -0.4],
    [-0.19, -0.16],
    [-0.27, -0.4],
    [-0.36, -0.4],
    [-0.28, -0.14],
    [-0.28, 0.04],
    [-0.36, -0.09],
    [-0.41, -0.06],
  ],
  [
    [0.15, 0.22],
    [0.24, 0.22],
    [0.28, 0.16],
    [0.28, 0.1],
    [0.24, 0.04],
    [0.15, 0.04],
    [0.11, 0.1],
    [0.11, 0.16],
  ],
  [
    [0.13, 0.02],
    [0.26, 0.02],
    [0.38, -0.13],
    [0.33, -0.16],
    [0.27, -0.07],
    [0.34, -0.24],
    [0.26, -0.24],
    [0.29, -0.4],
    [0.21, -0.4],
    [0.195, -0.24],
    [0.17, -0.4],
    [0.09, -0.4],
    [0.13, -0.24],
    [0.05, -0.24],
    [0.12, -0.07],
    [0.06, -0.16],
    [0.02, -0.12],
  ],
];

/** School bus sign: `large` wide round `haut`, on the front (1) or rear (-1). */
const enfants = (cote: 1 | -1, large: number, haut: number): Face[] => {
  const carre = (demi: number, sur: number, couleur: string): Face => {
    const d = cote * demi;
    return derriere(cote * (4.52 + sur), d, -d, haut - demi, haut + demi, couleur);
  };
  return [
    carre(large / 2, 0.01, '#15191C'),
    carre(large / 2 - 0.05, 0.02, AMBRE),
    ...SILHOUETTES.map((points): Face => ({
      points: points.map(([x, y]): Local => [cote * 4.55, cote * -x * large, haut + y * large]),
      couleur: '#15191C',
    })),
  ];
};

const faits = {
  voiture,
  police: () => avec(voiture(BLANC), ...dePolice),
  camionnette: (couleur: string) =>
    caisse({
      c: couleur,
      long: 5.2,
      demi: 1,
      haut: 2.25,
      nez: 1,
      portes: true,
      vitres: [0.7, 1.35, 1.3, 1.95],
      roue: 0.35,
      bas: 0.35,
    }),
  ambulance: () =>
    avec(
      caisse({
        c: '#FFD928',
        long: 5.6,
        demi: 1.05,
        haut: 2.5,
        nez: 1,
        portes: true,
        vitres: [0.9, 1.55, 1.35, 2.05],
        bande: ROUGE,
        roue: 0.36,
        bas: 0.35,
      }),
      [derriere(-2.83, -0.9, 0.9, 1.05, 1.3, ROUGE)],
      boite(0.9, 1.3, 0.84, 2.5, 2.72, BLEU),
    ),
  camion: (c: string, versNous: boolean) => camion(c, '#2F6F8F', versNous),
  pompiers: (_: string, versNous: boolean) =>
    camion('#D3232F', '#D3232F', versNous, boite(2.6, 3.2, 1, 2.75, 3, BLEU)),
  bus: (couleur: string) =>
    avec(bus(couleur), [
      devantOf(5.27, -0.8, 0.8, 2.62, 2.9, '#1E262C'),
      devantOf(5.28, -0.6, 0.5, 2.68, 2.84, AMBRE),
    ]),
  autocar: (couleur: string) =>
    avec(
      bus(couleur),
      flancs(
        1.265,
        [
          [-5.2, 0.7],
          [-5.2, 1.2],
          [-1, 1.2],
          [0.4, 0.7],
        ],
        '#0B4EA2',
      ),
    ),
  'bus scolaire': (c: string) => avec(bus(c, 9), enfants(1, 0.64, 2.7), enfants(-1, 1, 1.22)),
  tram,
  train: (couleur: string) =>
    caisse({
      c: couleur,
      long: 24,
      demi: 1.45,
      haut: 4,
      nez: 0.5,
      vitres: [-11, 10, 2, 3.1],
      bande: '#FFCE00',
      bas: 0.6,
    }),
  tracteur,
  attelage,
  remorque,
  caravane: () =>
    caisse({
      c: BLANC,
      long: 5,
      demi: 1.1,
      haut: 2.5,
      nez: 0.3,
      vitres: [-1.6, -0.4, 1.35, 2],
      bande: '#7FB5D5',
      roue: 0.34,
    }),
} satisfies Record<string, (c: string, versNous: boolean) => Carrosse>;

type Roulant = keyof typeof faits;
export const isRoulant = (qui: string): qui is Roulant => Object.hasOwn(faits, qui);

export const carrosse = (qui: Roulant, couleur: Couleur, versNous: boolean): Carrosse =>
  faits[qui](teintes[couleur], versNous);
