import { type Cle, type Forme, type Roue, valeurAt } from '../coque.ts';
import type { Point } from '../../../drawing/boite.ts';
import type { Crayon } from '../crayon.ts';
import { tailleOf } from '../taille.ts';

interface Auto {
  longueur: number;
  largeur: number;
  hauteur: number;
  cles: readonly Cle[];
  /** Where side glass begins and ends. */
  vitres: readonly [number, number];
  /** From bottom to top. */
  pareBrise: readonly [number, number];
  lunette: readonly [haut: number, bas: number];
  /** Front edge of the front door, its back edge, back edge of the rear door. */
  portes: readonly [number, number, number];
  rayon: number;
  essieux: readonly [number, number];
  haute: boolean;
}

const BAS = '#23262A';
const JOINT = '#5E6368';

const lignes = ({ cles }: Auto) => ({
  ceinture: (z: number) => valeurAt(cles, 2, z),
  haut: (z: number) => valeurAt(cles, 1, z),
  demiHaut: (z: number) => valeurAt(cles, 5, z),
});

/** A side window between two z, that follows belt and roof. */
function bande(auto: Auto, de: number, a: number, dessus: number, dessous: number): Point[] {
  const { ceinture, haut } = lignes(auto);
  const [enHaut, enBas]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 30; i++) {
    const z = de + ((a - de) * i) / 30;
    const [b, t] = [ceinture(z) + dessus, haut(z) - dessous];
    if (t <= b + 0.02) continue;
    enHaut.push([z, t]);
    enBas.unshift([z, b]);
  }
  return [...enHaut, ...enBas];
}

function paintVitresDeCote(crayon: Crayon, auto: Auto): void {
  const [de, a] = auto.vitres;
  crayon.poly(bande(auto, de, a, 0.01, 0.07), '#07090B', 'lisse', 0.02);
  const [, milieu, fin] = auto.portes;
  for (const [debut, bout] of [
    [de + 0.05, milieu - 0.04],
    [milieu + 0.04, fin - 0.03],
    [fin + 0.05, a - 0.05],
  ] as const)
    crayon.vitre(bande(auto, debut, bout, 0.03, 0.098), 0.02);
}

function paintJoints(crayon: Crayon, auto: Auto): void {
  const { ceinture } = lignes(auto);
  const [avant, milieu, fin] = auto.portes;
  for (const z of auto.portes)
    crayon.trait(
      [
        [z, 0.28],
        [z + 0.015, ceinture(z) * 0.6],
        [z, ceinture(z)],
      ],
      JOINT,
      0.013,
    );
  crayon.trait(
    [
      [avant, 0.28],
      [fin, 0.28],
    ],
    JOINT,
  );
  for (const z of [milieu - 0.16, fin - 0.16]) {
    const y = ceinture(z);
    crayon.rect([z - 0.1, y - 0.135], [z + 0.1, y - 0.1], '#C6C9CC', 'peint', 0.02);
    crayon.trait(
      [
        [z - 0.1, y - 0.142],
        [z + 0.1, y - 0.142],
      ],
      '#6A7076',
      0.012,
    );
  }
  crayon.trait(
    [
      [-auto.longueur / 2 + 0.5, ceinture(0) * 0.74],
      [0, ceinture(0) * 0.71],
      [auto.longueur / 2 - 0.4, ceinture(0) * 0.8],
    ],
    '#B9BDC1',
    0.022,
  );
}

function paintCote(crayon: Crayon, auto: Auto, phare: number, rouge: number): void {
  const { longueur: l, hauteur } = auto;
  const [av, ar] = [-l / 2, l / 2];
  crayon.degrade([-l, 0], [l, hauteur], '#FFFFFF', '#CFCFCF');
  for (const z of auto.essieux)
    crayon.disque([z, auto.rayon], auto.rayon * 1.17 + (auto.haute ? 0.07 : 0), BAS);
  crayon.rect([-l, 0], [l, auto.haute ? 0.32 : 0.25], BAS);
  paintVitresDeCote(crayon, auto);
  paintJoints(crayon, auto);
  crayon.feu(
    [
      [av, phare - 0.06],
      [av + 0.34, phare + 0.01],
      [av + 0.42, phare + 0.075],
      [av, phare + 0.07],
    ],
    '#AEBBC4',
    'phare',
  );
  crayon.feu(
    [
      [av + 0.16, phare - 0.075],
      [av + 0.36, phare - 0.02],
      [av + 0.36, phare - 0.005],
      [av + 0.16, phare - 0.045],
    ],
    '#B86A28',
    'cligno',
    0,
  );
  crayon.feu(
    [
      [ar, rouge + 0.12],
      [ar - 0.3, rouge + 0.1],
      [ar - 0.24, rouge - 0.01],
      [ar, rouge - 0.01],
    ],
    '#7E0B12',
    'rouge',
  );
  crayon.feu(
    [
      [ar, rouge - 0.03],
      [ar - 0.22, rouge - 0.03],
      [ar - 0.18, rouge - 0.1],
      [ar, rouge - 0.1],
    ],
    '#9A4A1C',
    'cligno',
    0,
  );
}

function paintPhares(crayon: Crayon, { largeur }: Auto, phare: number): void {
  for (const s of [-1, 1]) {
    const x = (part: number) => s * part;
    crayon.poly(
      [
        [x(0.46), phare - 0.06],
        [x(largeur / 2), phare - 0.05],
        [x(largeur / 2), phare + 0.09],
        [x(0.5), phare + 0.06],
      ],
      '#2B3238',
      'lisse',
      0.03,
    );
    for (const d of [0.32, 0.19])
      crayon.feuRond([x(largeur / 2 - d), phare + 0.005], 0.047, '#C3CED6', 'phare');
    crayon.feu(
      [
        [x(0.49), phare + 0.065],
        [x(largeur / 2 - 0.02), phare + 0.092],
        [x(largeur / 2 - 0.02), phare + 0.068],
        [x(0.5), phare + 0.042],
      ],
      '#E6EDF2',
      'jour',
      0.01,
    );
    crayon.feu(
      [
        [x(largeur / 2 - 0.12), phare - 0.07],
        [x(largeur / 2), phare - 0.07],
        [x(largeur / 2), phare + 0.05],
        [x(largeur / 2 - 0.1), phare + 0.04],
      ],
      '#B98A5A',
      'cligno',
      0,
    );
  }
}

function paintAvant(crayon: Crayon, auto: Auto, phare: number): void {
  const { largeur: w, hauteur, pareBrise } = auto;
  const { haut, demiHaut } = lignes(auto);
  crayon.degrade([-w, 0], [w, hauteur], '#FFFFFF', '#D8D8D8');
  crayon.rect([-w, 0], [w, 0.27], BAS);
  crayon.rect([-0.62, 0.27], [0.62, 0.47], '#0E1012', 'mat', 0.06);
  for (let i = 0; i < 5; i++)
    crayon.trait(
      [
        [-0.58, 0.3 + i * 0.035],
        [0.58, 0.3 + i * 0.035],
      ],
      '#2A2E33',
    );
  crayon.poly(
    [
      [-0.5, phare - 0.09],
      [0.5, phare - 0.09],
      [0.56, phare + 0.05],
      [-0.56, phare + 0.05],
    ],
    '#0B0D0F',
    'lisse',
    0.03,
  );
  for (const y of [-0.05, -0.01, 0.03])
    crayon.trait(
      [
        [-0.5, phare + y],
        [0.5, phare + y],
      ],
      '#3A4046',
      0.014,
    );
  paintPhares(crayon, auto, phare);
  for (const s of [-1, 1]) crayon.rect([s * 0.6, 0.33], [s * 0.78, 0.41], '#171A1D', 'mat', 0.03);
  const [bas, sommet] = pareBrise;
  crayon.vitre([
    [-demiHaut(bas) * 0.97, haut(bas) + 0.015],
    [demiHaut(bas) * 0.97, haut(bas) + 0.015],
    [demiHaut(sommet) * 0.95, haut(sommet) - 0.05],
    [-demiHaut(sommet) * 0.95, haut(sommet) - 0.05],
  ]);
}

function paintFeuxArriere(crayon: Crayon, { largeur: w }: Auto, rouge: number): void {
  crayon.rect([-w / 2, rouge - 0.03], [w / 2, rouge + 0.045], '#3C070B', 'lisse', 0.03);
  for (const s of [-1, 1]) {
    const feu = (
      de: number,
      a: number,
      [bas, haut]: readonly [number, number],
      couleur: string,
      quoi: 'rouge' | 'cligno' | 'recul',
    ) =>
      crayon.feuCarre(
        [s * (w / 2 - de), rouge + bas],
        [s * (w / 2 - a), rouge + haut],
        couleur,
        quoi,
        0.02,
      );
    crayon.rect(
      [s * (w / 2 - 0.49), rouge - 0.13],
      [s * (w / 2), rouge + 0.15],
      '#120A0B',
      'mat',
      0.03,
    );
    feu(0.44, 0, [-0.02, 0.12], '#8E0D14', 'rouge');
    feu(0.24, 0, [-0.1, -0.03], '#A8521E', 'cligno');
    feu(0.44, 0.26, [-0.1, -0.03], '#8A9094', 'recul');
  }
  crayon.feuCarre([-0.72, 0.33], [-0.52, 0.38], '#7A0D12', 'brouillard', 0);
  crayon.rect([0.52, 0.33], [0.72, 0.38], '#7A0D12', 'lisse');
}

function paintArriere(crayon: Crayon, auto: Auto, rouge: number): void {
  const { largeur: w, hauteur, lunette } = auto;
  const { haut, demiHaut } = lignes(auto);
  crayon.degrade([-w, 0], [w, hauteur], '#FFFFFF', '#D6D6D6');
  crayon.rect([-w, 0], [w, 0.4], BAS);
  const [sommet, bas] = lunette;
  crayon.vitre([
    [-demiHaut(bas) * 0.93, haut(bas) + 0.03],
    [demiHaut(bas) * 0.93, haut(bas) + 0.03],
    [demiHaut(sommet) * 0.92, haut(sommet) - 0.09],
    [-demiHaut(sommet) * 0.92, haut(sommet) - 0.09],
  ]);
  crayon.feuCarre([-0.2, haut(sommet) - 0.06], [0.2, haut(sommet) - 0.025], '#5A0A0E', 'stop', 0);
  crayon.trait(
    [
      [-w / 2 + 0.06, rouge - 0.19],
      [w / 2 - 0.06, rouge - 0.19],
    ],
    JOINT,
  );
  paintFeuxArriere(crayon, auto, rouge);
  crayon.rect([-0.32, rouge - 0.36], [0.32, rouge - 0.2], '#DEDEDE', 'peint', 0.03);
}

function paintToit(crayon: Crayon, auto: Auto): void {
  const { demiHaut } = lignes(auto);
  const { pareBrise, lunette, longueur } = auto;
  const trapeze = ([de, a]: readonly [number, number], part: number): Point[] => [
    [de, -demiHaut(de) * 0.985],
    [a, -demiHaut(a) * part],
    [a, demiHaut(a) * part],
    [de, demiHaut(de) * 0.985],
  ];
  crayon.vitre(trapeze(pareBrise, 0.96), 0.02);
  crayon.vitre(trapeze([lunette[1], lunette[0]], 0.92), 0.02);
  if (auto.haute)
    crayon.rect([pareBrise[1] + 0.25, -0.42], [lunette[0] - 0.35, 0.42], '#0A0D10', 'lisse', 0.06);
  for (const s of [-1, 1]) {
    crayon.trait(
      [
        [-longueur / 2 + 0.3, s * 0.35],
        [pareBrise[0] - 0.1, s * 0.62],
      ],
      '#C3C7CA',
      0.025,
    );
    crayon.trait(
      [
        [pareBrise[0] - 0.08, s * 0.8],
        [-longueur / 2 + 0.25, s * 0.72],
      ],
      JOINT,
      0.012,
    );
  }
}

function autoOf(auto: Auto): Forme {
  const { longueur, largeur, hauteur, cles, essieux, rayon, haute } = auto;
  const phare = haute ? 0.8 : 0.68;
  const rouge = haute ? 0.97 : 0.88;
  const { haut } = lignes(auto);
  const roue = (z: number, directrice: boolean): Roue => ({
    z,
    rayon,
    x: largeur / 2 - 0.125,
    largeur: 0.215,
    directrice,
  });
  return {
    longueur,
    largeur,
    hauteur,
    ppm: 200,
    caisses: [cles],
    roues: [roue(essieux[0], true), roue(essieux[1], false)],
    feux: {
      phare: [largeur / 2 - 0.26, phare, -longueur / 2 + 0.06],
      rouge: [largeur / 2 - 0.2, rouge + 0.03, longueur / 2 - 0.05],
      clignoAvant: [largeur / 2 - 0.1, phare - 0.01, -longueur / 2 + 0.14],
      clignoArriere: [largeur / 2 - 0.12, rouge - 0.05, longueur / 2 - 0.06],
      stop: [0, haut(auto.lunette[0]) - 0.04, auto.lunette[0] + 0.1],
    },
    oeil: [-0.36, haute ? 1.29 : 1.1, haute ? 0.06 : 0.1],
    cote: (crayon) => paintCote(crayon, auto, phare, rouge),
    avant: (crayon) => paintAvant(crayon, auto, phare),
    arriere: (crayon) => paintArriere(crayon, auto, rouge),
    toit: (crayon) => paintToit(crayon, auto),
  };
}

export const SUV = autoOf({
  ...tailleOf('voiture'),
  hauteur: 1.665,
  cles: [
    [-2.23, 0.8, 0.74, 0.32, 0.7, 0.62],
    [-2.17, 0.93, 0.86, 0.24, 0.81, 0.7],
    [-1.98, 1, 0.93, 0.21, 0.89, 0.77],
    [-1.45, 1.06, 0.98, 0.2, 0.925, 0.8],
    [-1, 1.1, 1.02, 0.2, 0.93, 0.79],
    [-0.62, 1.34, 1.04, 0.2, 0.93, 0.7],
    [-0.12, 1.6, 1.05, 0.2, 0.93, 0.61],
    [0.35, 1.665, 1.06, 0.2, 0.93, 0.6],
    [1.2, 1.63, 1.09, 0.2, 0.93, 0.59],
    [1.75, 1.54, 1.12, 0.21, 0.92, 0.575],
    [1.95, 1.34, 1.11, 0.23, 0.905, 0.64],
    [2.13, 1.08, 1.02, 0.26, 0.88, 0.74],
    [2.2, 0.92, 0.88, 0.28, 0.86, 0.76],
    [2.23, 0.6, 0.57, 0.36, 0.78, 0.7],
  ],
  vitres: [-0.92, 1.86],
  pareBrise: [-0.98, -0.1],
  lunette: [1.76, 2.1],
  portes: [-0.86, 0.28, 1.18],
  rayon: 0.36,
  essieux: [-1.36, 1.33],
  haute: true,
});

export const COMPACTE = autoOf({
  longueur: 4.15,
  largeur: 1.79,
  hauteur: 1.465,
  cles: [
    [-2.075, 0.66, 0.6, 0.3, 0.66, 0.58],
    [-2, 0.78, 0.72, 0.22, 0.78, 0.67],
    [-1.8, 0.86, 0.8, 0.19, 0.86, 0.74],
    [-1.3, 0.93, 0.87, 0.18, 0.89, 0.77],
    [-0.95, 0.98, 0.9, 0.18, 0.895, 0.76],
    [-0.5, 1.22, 0.92, 0.18, 0.895, 0.66],
    [0, 1.41, 0.93, 0.18, 0.895, 0.58],
    [0.45, 1.465, 0.95, 0.18, 0.895, 0.57],
    [1.2, 1.42, 0.98, 0.18, 0.89, 0.56],
    [1.62, 1.33, 1, 0.19, 0.88, 0.545],
    [1.84, 1.12, 0.99, 0.22, 0.865, 0.62],
    [1.98, 0.94, 0.9, 0.25, 0.84, 0.7],
    [2.05, 0.8, 0.77, 0.28, 0.82, 0.72],
    [2.075, 0.52, 0.5, 0.34, 0.74, 0.68],
  ],
  vitres: [-0.86, 1.7],
  pareBrise: [-0.92, 0.05],
  lunette: [1.62, 1.97],
  portes: [-0.78, 0.3, 1.12],
  rayon: 0.325,
  essieux: [-1.27, 1.28],
  haute: false,
});

export const BREAK = autoOf({
  longueur: 4.7,
  largeur: 1.84,
  hauteur: 1.47,
  cles: [
    [-2.35, 0.64, 0.6, 0.3, 0.66, 0.58],
    [-2.27, 0.76, 0.71, 0.22, 0.8, 0.68],
    [-2.05, 0.84, 0.79, 0.19, 0.88, 0.76],
    [-1.45, 0.93, 0.87, 0.18, 0.915, 0.79],
    [-1, 0.98, 0.9, 0.18, 0.92, 0.78],
    [-0.5, 1.24, 0.92, 0.18, 0.92, 0.67],
    [0, 1.42, 0.93, 0.18, 0.92, 0.59],
    [0.5, 1.47, 0.94, 0.18, 0.92, 0.58],
    [1.5, 1.45, 0.97, 0.18, 0.915, 0.57],
    [2.02, 1.38, 1, 0.19, 0.9, 0.555],
    [2.18, 1.18, 0.99, 0.22, 0.885, 0.62],
    [2.28, 0.96, 0.92, 0.25, 0.86, 0.7],
    [2.33, 0.8, 0.77, 0.28, 0.84, 0.72],
    [2.35, 0.52, 0.5, 0.34, 0.76, 0.68],
  ],
  vitres: [-0.9, 2.06],
  pareBrise: [-0.97, 0.05],
  lunette: [2, 2.27],
  portes: [-0.8, 0.34, 1.26],
  rayon: 0.335,
  essieux: [-1.42, 1.4],
  haute: false,
});
