import type { Forme } from '../coque.ts';
import type { Crayon } from '../crayon.ts';
import { BREAK } from './autos.ts';
import { CAMION } from './camion.ts';
import { FOURGON } from './fourgon.ts';
import { tailleOf } from '../taille.ts';

/** Two rows of a chequered pattern. */
function paintDamier(
  crayon: Crayon,
  [de, a]: readonly [number, number],
  [bas, haut]: readonly [number, number],
  [une, autre]: readonly [string, string],
  rangs = 2,
): void {
  const h = (haut - bas) / rangs;
  const nombre = Math.round((a - de) / (h * 1.7));
  const pas = (a - de) / nombre;
  for (let rang = 0; rang < rangs; rang++)
    for (let i = 0; i < nombre; i++)
      crayon.rect(
        [de + i * pas, bas + rang * h],
        [de + (i + 1) * pas + 0.004, bas + (rang + 1) * h + 0.004],
        (i + rang) % 2 ? une : autre,
        'lisse',
      );
}

/** Slanting bands that point up to the middle. */
function paintChevrons(
  crayon: Crayon,
  demi: number,
  [bas, haut]: readonly [number, number],
  [une, autre]: readonly [string, string],
): void {
  const pas = 0.16;
  for (const s of [-1, 1]) {
    let rang = 0;
    for (let x = demi; x > -demi; x -= pas) {
      const borne = (v: number) => s * Math.max(0.01, Math.min(demi, v));
      const penche = (haut - bas) * 0.8;
      crayon.poly(
        [
          [borne(x), bas],
          [borne(x - pas), bas],
          [borne(x - pas - penche), haut],
          [borne(x - penche), haut],
        ],
        rang++ % 2 ? une : autre,
        'lisse',
      );
    }
  }
}

const JAUNE = '#D9E021';
const BLEU = '#1B3F94';

/** As Belgian zones have it since 2022: fluorescent yellow and blue squares. */
export const POLICE: Forme = {
  ...BREAK,
  cote: (crayon, droite) => {
    BREAK.cote(crayon, droite);
    paintDamier(crayon, [-1.95, 2.05], [0.4, 0.84], [JAUNE, BLEU]);
    crayon.mots('POLICE', [0.32, 0.3], 0.15, BLEU, droite);
    for (const z of [-0.8, 0.34, 1.26])
      crayon.trait(
        [
          [z, 0.28],
          [z, 0.9],
        ],
        '#2A2E33',
        0.012,
      );
  },
  avant: (crayon) => {
    BREAK.avant(crayon);
    crayon.mots('POLICE', [0, 0.82], 0.12, BLEU, true);
  },
  arriere: (crayon) => {
    paintChevrons(crayon, 0.9, [0.42, 0.8], [JAUNE, BLEU]);
    BREAK.arriere(crayon);
    paintChevrons(crayon, 0.9, [0.4, 0.53], [JAUNE, BLEU]);
  },
};

const VERT = '#1E7A3C';

/** Yellow with green squares, orange chevrons behind: royal decree of 12 November 2017. */
export const AMBULANCE: Forme = {
  ...FOURGON,
  ...tailleOf('ambulance'),
  hauteur: 2.6,
  caisses: [
    FOURGON.caisses[0]!.map(
      ([z, haut, ceinture, bas, auBas, auHaut]) =>
        [
          (z * 5.8) / 5.5,
          haut > 2 ? haut + 0.15 : haut,
          ceinture,
          bas,
          auBas * 1.02,
          auHaut * 1.02,
        ] as const,
    ),
  ],
  cote: (crayon, droite) => {
    FOURGON.cote(crayon, droite);
    paintDamier(crayon, [-1.75, 2.6], [0.55, 1.15], [VERT, '#EFE51A']);
    crayon.mots('AMBULANCE', [0.95, 1.95], 0.26, '#1A3E8C', droite);
    crayon.mots('112', [1.6, 1.48], 0.34, '#C8141E', droite);
    crayon.feuCarre([2.7, 1.16], [2.95, 1.45], '#8E0D14', 'rouge');
  },
  avant: (crayon) => {
    FOURGON.avant(crayon);
    crayon.mots('AMBULANCE', [0, 1.13], 0.17, '#1A3E8C');
  },
  arriere: (crayon) => {
    FOURGON.arriere(crayon);
    paintChevrons(crayon, 0.82, [0.45, 1.32], ['#F07A12', '#EFE51A']);
    crayon.mots('112', [0, 2.28], 0.24, '#C8141E');
  },
  feux: {
    ...FOURGON.feux,
    phare: [0.76, 0.92, -2.76],
    rouge: [0.92, 1.35, 2.87],
    clignoArriere: [0.92, 1.1, 2.87],
    clignoAvant: [0.94, 0.92, -2.7],
    stop: [0, 2.26, 2.9],
  },
  roues: FOURGON.roues.map((roue) => ({ ...roue, z: (roue.z * 5.8) / 5.5, x: 0.89 })),
  oeil: [-0.46, 1.74, -0.78],
};

const [CABINE] = CAMION.caisses;

function paintRideaux(crayon: Crayon): void {
  for (const [de, a] of [
    [-1.7, -0.05],
    [0.1, 1.75],
    [3, 3.95],
  ] as const) {
    crayon.rect([de, 1.25], [a, 2.85], '#A9AFB4', 'mat', 0.03);
    for (let y = 1.32; y < 2.82; y += 0.11)
      crayon.trait(
        [
          [de + 0.04, y],
          [a - 0.04, y],
        ],
        '#868D93',
        0.02,
      );
  }
}

/** A fire engine: double cab, roller shutters, ladder on the roof. */
export const POMPIERS: Forme = {
  ...CAMION,
  ...tailleOf('pompiers'),
  hauteur: 3.15,
  caisses: [
    CABINE!.map(([z, ...reste]) => [z + 0.2 + (z > -3 ? 0.15 : 0), ...reste] as const),
    [
      [-2.05, 3.1, 1.3, 0.5, 1.25, 1.25],
      [-2.03, 3.15, 1.3, 0.5, 1.25, 1.25],
      [4.05, 3.15, 1.3, 0.5, 1.25, 1.25],
      [4.07, 3.1, 1.3, 0.5, 1.25, 1.25],
    ],
  ],
  roues: [
    { z: -2.95, rayon: 0.48, x: 1.06, largeur: 0.3, directrice: true },
    { z: 2.35, rayon: 0.48, x: 0.98, largeur: 0.5 },
  ],
  feux: {
    ...CAMION.feux,
    phare: [0.91, 0.74, -4.07],
    clignoAvant: [1.14, 0.74, -4.04],
    rouge: [1.02, 0.86, 4.1],
    clignoArriere: [0.74, 0.86, 4.1],
  },
  oeil: [-0.6, 2.3, -3.1],
  cote: (crayon, droite) => {
    crayon.degrade([-4.2, 0], [4.2, 3.2], '#FFFFFF', '#D4D4D4');
    paintRideaux(crayon);
    crayon.rect([-4.2, 0], [-2.1, 0.65], '#25282C');
    crayon.rect([-3.95, 0.98], [4.1, 1.16], '#F2E94E', 'lisse');
    for (const [de, a] of [
      [-3.86, -2.98],
      [-2.86, -2.2],
    ] as const)
      crayon.vitre(
        [
          [de, 1.66],
          [de + 0.03, 2.48],
          [a, 2.48],
          [a, 1.66],
        ],
        0.07,
      );
    crayon.mots('POMPIERS', [1, 3], 0.2, '#F4F4F0', droite);
    crayon.mots('112', [2.4, 2.1], 0.36, '#F4F4F0', droite);
  },
  avant: (crayon) => {
    CAMION.avant(crayon);
    crayon.rect([-1.3, 3.03], [1.3, 3.3], '#FFFFFF', 'peint');
    crayon.mots('112', [0, 1.2], 0.24, '#F4F4F0', true);
  },
  arriere: (crayon) => {
    paintChevrons(crayon, 1.24, [0.6, 3.05], ['#F2E94E', '#C8141E']);
    crayon.rect([-0.7, 1.2], [0.7, 2.85], '#A9AFB4', 'mat', 0.03);
    for (let y = 1.28; y < 2.8; y += 0.11)
      crayon.trait(
        [
          [-0.66, y],
          [0.66, y],
        ],
        '#868D93',
        0.02,
      );
  },
  toit: (crayon) => crayon.rect([-1.9, -1.1], [3.9, 1.1], '#9EA4A8'),
};
