import type { Chantier, FeuxAllumes } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import { type Couleur, nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addPlanches, addPlaque } from './details.ts';
import { type EtatVehicule, gesteOf } from './etat.ts';
import { addAuVolant, addPoste, addSiege } from './habitacle.ts';
import type { Roue } from './coque.ts';
import { addRoue } from './roues.ts';

export interface Pose {
  couleur: Couleur;
  etat: EtatVehicule;
  feux: FeuxAllumes;
  graine: number;
}

export const ROUGE = '#FF1414';
export const AMBRE = '#FF8A00';

/** A lens of a model without sheets. */
export function addLentille(
  { mailles: { divers }, halos, nuit }: Chantier,
  ou: Vec,
  taille: Vec,
  [eteinte, allumee]: readonly [string, string],
  lit: boolean,
): void {
  divers.lit(lit ? 1 : 0, () => divers.addBoite(ou, taille, lit ? allumee : eteinte));
  if (lit) halos.push({ ou: divers.toWorld(ou), couleur: allumee, taille: nuit ? 0.5 : 0.45 });
}

function addFeuxArriere(
  chantier: Chantier,
  [x, y, z]: Vec,
  { stop, position, gauche, droite, recul }: FeuxAllumes,
): void {
  for (const s of [-1, 1]) {
    addLentille(chantier, [s * x, y, z], [0.16, 0.11, 0.05], ['#7E0B12', ROUGE], stop || position);
    addLentille(
      chantier,
      [s * (x - 0.15), y, z],
      [0.11, 0.11, 0.05],
      ['#A8521E', AMBRE],
      s < 0 ? gauche : droite,
    );
  }
  addLentille(chantier, [x - 0.27, y, z], [0.09, 0.09, 0.05], ['#D5DADD', '#FFFFFF'], recul);
}

/** A red triangle with an orange middle: a vehicle that is slow by design. */
function addTriangleLent(maille: Maille, [x, y, z]: Vec): void {
  const triangle = (rayon: number, couleur: string, d: number) =>
    maille.lit(0.15, () =>
      maille.addTriangle(
        [
          [x - rayon, y - rayon * 0.55, z + d],
          [x + rayon, y - rayon * 0.55, z + d],
          [x, y + rayon * 1.1, z + d],
        ],
        couleur,
      ),
    );
  triangle(0.24, '#C8141E', 0);
  triangle(0.15, '#F26A1E', 0.006);
}

const OEIL_TRACTEUR: Vec = [0, 2.1, 0.78];

function addCabineTracteur(chantier: Chantier, couleur: Couleur): void {
  const { divers, verre } = chantier.mailles;
  for (const s of [-1, 1])
    for (const [z0, z1] of [
      [0.04, 0.16],
      [1.5, 1.44],
    ] as const)
      divers.addTube(
        [
          [s * 0.74, 1.25, z0],
          [s * 0.68, 2.76, z1],
        ],
        0.045,
        '#22262A',
        { cotes: 6 },
      );
  divers.addBoite([0, 2.82, 0.78], [1.62, 0.16, 1.66], couleur, {
    largeur: 0.92,
    profondeur: 0.92,
  });
  divers.addBoite([0, 1.2, 0.8], [1.36, 0.1, 1.4], '#22262A');
  verre.addBoite([0, 2.0, 0.78], [1.4, 1.5, 1.34], '#26323A', { largeur: 0.92, profondeur: 0.94 });
}

const TRACTEUR_AVANT = { z: -1.72, x: 0.82, rayon: 0.58, largeur: 0.38 };
const TRACTEUR_ARRIERE: Roue = { z: 1.2, x: 0.83, rayon: 0.86, largeur: 0.52 };

/** Slanting lugs across a tyre. */
function addCrampons(maille: Maille, { z, x, rayon, largeur }: Roue, cote: 1 | -1): void {
  const nombre = 16;
  for (let i = 0; i < nombre; i++)
    for (const moitie of [-1, 1]) {
      const a = ((i + moitie * 0.25) / nombre) * 2 * Math.PI;
      const au = (angle: number, dx: number, r: number): Vec => [
        cote * x + dx,
        rayon + Math.cos(angle) * r,
        z + Math.sin(angle) * r,
      ];
      maille.addTube(
        [
          au(a, moitie * largeur * 0.04, rayon * 0.965),
          au(a + 0.12, moitie * largeur * 0.46, rayon * 0.955),
        ],
        0.035,
        '#1E2123',
        { cotes: 4, bouts: false },
      );
    }
}

function addCapot(divers: Maille, couleur: Couleur): void {
  divers.addBoite([0, 1.28, -1.12], [0.82, 0.62, 2.1], couleur, {
    largeur: 0.82,
    profondeur: 0.95,
  });
  divers.addBoite([0, 1.22, -2.19], [0.7, 0.5, 0.04], '#15181B', { largeur: 0.84 });
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      divers.addBoite([s * 0.4, 1.22 + i * 0.07, -1.5], [0.03, 0.03, 0.8], '#22262A');
  divers.addBoite([0, 0.82, -0.1], [0.62, 0.5, 3.5], '#2B3035');
  divers.addBoite([0, 0.62, -2.16], [0.8, 0.3, 0.28], '#3A4046');
  divers.addTube(
    [
      [0.46, 1.4, -0.55],
      [0.5, 2.2, -0.55],
      [0.5, 2.55, -0.5],
    ],
    0.05,
    '#2B3035',
    { cotes: 8 },
  );
}

export function addTracteur(chantier: Chantier, { couleur, etat, feux, graine }: Pose): void {
  const { divers } = chantier.mailles;
  addCapot(divers, couleur);
  for (const s of [-1, 1] as const) {
    addRoue(divers, TRACTEUR_AVANT, s, {
      braquage: etat.braquage,
      jante: '#D9A51C',
      cotes: 20,
      pleine: true,
    });
    addRoue(divers, TRACTEUR_ARRIERE, s, { jante: '#D9A51C', cotes: 24, pleine: true });
    addCrampons(divers, TRACTEUR_ARRIERE, s);
    divers.addTube(
      [-0.7, -0.2, 0.4, 0.86].map((a): Vec => [
        s * 0.84,
        0.9 + Math.cos(a) * 0.94,
        1.2 + Math.sin(a) * 0.94,
      ]),
      [[0.28, 0.03]],
      couleur,
      { cotes: 8 },
    );
    addLentille(
      chantier,
      [s * 0.24, 1.32, -2.21],
      [0.2, 0.12, 0.03],
      ['#D5E0E8', '#FFF4DC'],
      feux.phares || feux.jour,
    );
    addLentille(
      chantier,
      [s * 0.72, 2.66, 0.02],
      [0.12, 0.08, 0.04],
      ['#C08A50', AMBRE],
      s < 0 ? feux.gauche : feux.droite,
    );
  }
  addCabineTracteur(chantier, couleur);
  addSiege(divers, OEIL_TRACTEUR);
  addPoste(divers, OEIL_TRACTEUR, 0.9, 0.62);
  addAuVolant(chantier, OEIL_TRACTEUR, gesteOf(etat), { graine, braquage: etat.braquage });
  addFeuxArriere(chantier, [0.92, 1.62, 1.98], feux);
  divers.addBoite([0, 1.05, 1.9], [0.9, 0.4, 0.12], '#22262A');
  addTriangleLent(divers, [0, 1.42, 2.05]);
  addPlaque(divers, [0.42, 1.1, 1.97], 1, 0.2, 0.06);
  divers.addTube(
    [
      [0, 0.6, 1.8],
      [0, 0.55, 2.3],
    ],
    0.05,
    '#22262A',
  );
  divers.addBoule([-0.55, 2.98, 0.9], [0.07, 0.11, 0.07], '#F08A10', {
    meridiens: 8,
    paralleles: 6,
  });
}

const ROBE = '#6E4526';
const CRINS = '#1E1611';

/** A draught horse at the walk. */
function addCheval(maille: Maille): void {
  const y = 1.12;
  maille.addTube(
    [
      [0, y + 0.02, 0.82],
      [0, y + 0.08, 0.55],
      [0, y, 0.1],
      [0, y + 0.04, -0.4],
      [0, y + 0.1, -0.72],
    ],
    [
      [0.16, 0.2],
      [0.31, 0.33],
      [0.33, 0.35],
      [0.3, 0.34],
      [0.18, 0.24],
    ],
    ROBE,
    { cotes: 12 },
  );
  maille.addTube(
    [
      [0, y + 0.12, -0.58],
      [0, y + 0.42, -0.82],
      [0, y + 0.7, -1.0],
    ],
    [
      [0.17, 0.27],
      [0.12, 0.18],
      [0.1, 0.13],
    ],
    ROBE,
    { cotes: 9 },
  );
  maille.addTube(
    [
      [0, y + 0.76, -0.94],
      [0, y + 0.66, -1.14],
      [0, y + 0.44, -1.34],
      [0, y + 0.36, -1.42],
    ],
    [
      [0.1, 0.12],
      [0.11, 0.14],
      [0.075, 0.085],
      [0.06, 0.06],
    ],
    ROBE,
    { cotes: 9 },
  );
  maille.addTube(
    [
      [0, y + 0.3, -0.58],
      [0, y + 0.6, -0.78],
      [0, y + 0.85, -0.98],
      [0, y + 0.8, -1.12],
    ],
    [[0.035, 0.09]],
    CRINS,
    { cotes: 6 },
  );
  for (const s of [-1, 1]) {
    maille.addTube(
      [
        [s * 0.06, y + 0.84, -0.97],
        [s * 0.075, y + 0.98, -0.99],
      ],
      [0.035, 0.008],
      ROBE,
      { cotes: 5 },
    );
    addJambe(maille, [s * 0.16, y - 0.1, -0.55], s * 0.16);
    addJambe(maille, [s * 0.17, y - 0.1, 0.6], s * -0.16);
  }
  maille.addTube(
    [
      [0, y + 0.14, 0.8],
      [0, y - 0.05, 0.98],
      [0, y - 0.55, 1.0],
    ],
    [0.05, 0.07, 0.03],
    CRINS,
    { cotes: 7 },
  );
  maille.addTube(
    Array.from({ length: 11 }, (_, i): Vec => {
      const a = (i / 10) * 2 * Math.PI;
      return [Math.cos(a) * 0.27, y + 0.16 + Math.sin(a) * 0.36, -0.6 + Math.sin(a) * -0.14];
    }),
    0.05,
    '#2A1A10',
    { cotes: 6, bouts: false },
  );
  maille.addTube(
    [
      [0, y + 0.38, -0.1],
      [0, y + 0.36, -0.02],
    ],
    [[0.345, 0.02]],
    '#2A1A10',
    { cotes: 10 },
  );
}

function addJambe(maille: Maille, [x, y, z]: Vec, elan: number): void {
  const bas = Math.max(0, elan) * 0.25;
  maille.addTube(
    [
      [x, y, z],
      [x, y * 0.5, z - elan * 0.6],
      [x, 0.16 + bas, z - elan * 0.4],
      [x, 0.09 + bas, z - elan * 0.55],
      [x, bas, z - elan * 0.6],
    ],
    [0.13, 0.075, 0.06, 0.095, 0.1],
    [ROBE, ROBE, '#D8D0C2', '#2A241E'],
    { cotes: 8 },
  );
}

const OEIL_COCHER: Vec = [-0.25, 2.02, 1.2];

/** A covered market cart with one horse, from 3.1 m ahead to 3.1 m behind. */
export function addAttelage(chantier: Chantier, { couleur, etat, feux, graine }: Pose): void {
  const { divers } = chantier.mailles;
  divers.at([0, 0, -1.65], 0, () => addCheval(divers));
  for (const s of [-1, 1] as const) {
    divers.addTube(
      [
        [s * 0.4, 0.95, 0.9],
        [s * 0.42, 1.05, -0.6],
        [s * 0.4, 1.15, -2.1],
      ],
      0.035,
      '#5A3A22',
      { cotes: 6 },
    );
    divers.addTube(
      [
        [s * 0.06, 1.5, -2.75],
        [s * 0.3, 1.5, -1.6],
        [s * 0.1 - 0.25, 1.62, 0.85],
      ],
      0.01,
      '#1E1611',
      { cotes: 4, bouts: false },
    );
    for (const [z, r] of [
      [1.05, 0.45],
      [2.5, 0.55],
    ] as const)
      addRoueCharrette(divers, [s * 0.8, r, z], r, s);
  }
  divers.addBoite([0, 0.92, 1.85], [1.36, 0.12, 2.4], '#5A3A22');
  divers.addBoite([0, 1.2, 2.15], [1.44, 0.5, 1.85], couleur, { largeur: 1.08 });
  divers.addBoite([0, 1.48, 1.35], [1.3, 0.1, 0.4], '#3B2A1E');
  divers.addBoite([0, 1.78, 1.58], [1.3, 0.5, 0.07], '#3B2A1E');
  divers.addBoite([0, 1.14, 0.75], [1.3, 0.5, 0.06], couleur);
  if (etat.charge === 'foin')
    for (const [x, z] of [
      [-0.35, 2],
      [0.35, 2.1],
      [0, 2.6],
    ] as const)
      divers.addBoule([x, 1.55, z], [0.5, 0.42, 0.45], '#C8A95A');
  if (gesteOf(etat) !== 'absent') {
    addAuVolant(chantier, OEIL_COCHER, gesteOf(etat), { graine });
    for (const s of [-1, 1])
      divers.addTube(
        [
          [OEIL_COCHER[0] + s * 0.1, 1.52, 1.38],
          [OEIL_COCHER[0] + s * 0.12, 1.52, 0.98],
          [OEIL_COCHER[0] + s * 0.12, 1.06, 0.9],
        ],
        [0.09, 0.075, 0.05],
        '#2B3442',
        { cotes: 7 },
      );
  }
  for (const s of [-1, 1]) {
    addLentille(
      chantier,
      [s * 0.6, 0.95, 3.07],
      [0.12, 0.12, 0.04],
      ['#8E0D14', ROUGE],
      feux.position,
    );
    addLentille(
      chantier,
      [s * 0.66, 1.3, 0.7],
      [0.1, 0.14, 0.06],
      ['#D5DADD', '#FFF0C8'],
      feux.position,
    );
  }
  addTriangleLent(divers, [0, 1.12, 3.1]);
}

function addRoueCharrette(maille: Maille, [x, y, z]: Vec, rayon: number, cote: 1 | -1): void {
  const cercle = Array.from({ length: 21 }, (_, i): Vec => {
    const a = (i / 20) * 2 * Math.PI;
    return [x, y + Math.cos(a) * (rayon - 0.03), z + Math.sin(a) * (rayon - 0.03)];
  });
  maille.addTube(cercle, 0.035, '#7A2A22', { cotes: 5, bouts: false });
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 2 * Math.PI;
    maille.addTube(
      [
        [x, y, z],
        [x, y + Math.cos(a) * (rayon - 0.04), z + Math.sin(a) * (rayon - 0.04)],
      ],
      0.018,
      '#7A2A22',
      { cotes: 4, bouts: false },
    );
  }
  maille.addTube(
    [
      [x - 0.05 * cote, y, z],
      [x + 0.08 * cote, y, z],
    ],
    0.06,
    '#2A1A10',
  );
}

/** A braked or light trailer with a drawbar: 3.4 m by 1.9. */
export function addRemorque(chantier: Chantier, { couleur, etat, feux }: Pose): void {
  const { divers } = chantier.mailles;
  const milieu = 0.5;
  divers.addBoite([0, 0.58, milieu], [1.44, 0.08, 2.4], '#4A4F54');
  const bord = (x: number, z: number, l: number, p: number) => {
    divers.addBoite([x, 0.82, z], [l, 0.42, p], couleur);
    divers.addBoite([x, 1.04, z], [l + 0.03, 0.04, p + 0.03], '#9AA0A5');
  };
  for (const s of [-1, 1] as const) {
    bord(s * 0.72, milieu, 0.04, 2.4);
    bord(0, milieu + s * 1.18, 1.44, 0.04);
    addRoue(divers, { z: milieu + 0.1, x: 0.86, rayon: 0.29, largeur: 0.17 }, s);
    divers.addTube(
      [-1.1, -0.5, 0, 0.5, 1.1].map((a): Vec => [
        s * 0.86,
        0.3 + Math.cos(a) * 0.37,
        milieu + 0.1 + Math.sin(a) * 0.37,
      ]),
      [[0.09, 0.015]],
      '#202327',
      { cotes: 6 },
    );
    divers.addTube(
      [
        [s * 0.5, 0.56, -0.68],
        [0, 0.5, -1.6],
      ],
      0.035,
      '#8A9096',
      { cotes: 6 },
    );
  }
  divers.addTube(
    [
      [0, 0.5, -1.68],
      [0, 0.5, -1.5],
    ],
    0.05,
    '#2B3035',
  );
  divers.addTube(
    [
      [0.12, 0.04, -1.35],
      [0.12, 0.62, -1.35],
    ],
    0.025,
    '#8A9096',
  );
  divers.addBoite([0, 0.55, 1.68], [1.7, 0.14, 0.05], '#202327');
  addFeuxArriere(chantier, [0.76, 0.56, 1.7], feux);
  for (const s of [-1, 1])
    divers.addTriangle(
      [
        [s * 0.36 - 0.08, 0.6, 1.712],
        [s * 0.36 + 0.08, 0.6, 1.712],
        [s * 0.36, 0.74, 1.712],
      ],
      '#D01820',
    );
  addPlaque(divers, [0, 0.66, 1.7], 1);
  if (etat.charge === 'planches') addPlanches(divers, 1.1, -0.75, 1.6, false);
  if (etat.charge === 'dépasse derrière') addPlanches(divers, 1.1, -0.75, 3, true);
  if (etat.charge === 'foin')
    divers.addBoite([0, 1.25, milieu], [1.3, 0.7, 2.2], nuance('#C8A95A', 0.95), { largeur: 0.9 });
}
