import { mesure } from '../../drawing/objets/objet.ts';
import { rayures } from '../../drawing/objets/auto.ts';
import type { Chantier } from '../chantier.ts';
import { VELO } from '../gens/deuxRoues/velo.ts';
import { aleaOf } from '../../drawing/alea.ts';
import type { CadreUv, Maille } from '../maille/maille.ts';
import { addNappe } from '../maille/nappe.ts';
import { nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addPlaque } from '../vehicules/details.ts';
import { volumeOf } from '../vehicules/index.ts';
import { addAuto, BLANC, BLEU, deCote, deDos, dessusAt, GRIS, partieAuto, VERT } from './autos.ts';
import { type Monte, type Montage, nombreOf, partie } from './montage.ts';

const BOIS = '#C49A62';
const NOIR = '#17191B';
const ARRIERE = volumeOf('voiture', 'break').longueur / 2;
const AVANT = -ARRIERE;
/** A length is told from the bumper's near corner, at its height. */
const [FLANC, A_HAUTEUR] = [-0.9, 0.45];
/** Where roof bars lie. */
const BARRES = [-0.1, 1.05] as const;

/** Two bars across the roof on four feet; their upper side. */
function addBarres(maille: Maille, forme = 'break', zs: readonly number[] = BARRES): number {
  const haut = Math.max(...zs.map((z) => dessusAt(forme, z))) + 0.11;
  for (const z of zs) {
    maille.addTube(
      [
        [-0.62, haut, z],
        [0.62, haut, z],
      ],
      [[0.04, 0.018]],
      '#B9BEC2',
      { cotes: 10, cote: [0, 0, 1] },
    );
    for (const s of [-1, 1])
      maille.addTube(
        [
          [s * 0.5, haut, z],
          [s * 0.6, dessusAt(forme, z) - 0.04, z],
        ],
        [
          [0.05, 0.03],
          [0.06, 0.04],
        ],
        '#1D2023',
        { cotes: 8, cote: [0, 0, 1] },
      );
  }
  return haut + 0.02;
}

/** A strap over the load, from bar's end to bar's end. */
function addSangle(maille: Maille, z: number, haut: number, demi: number, couleur: string): void {
  maille.addTube(
    [
      [-demi - 0.03, haut - 0.28, z],
      [-demi - 0.01, haut, z],
      [demi + 0.01, haut, z],
      [demi + 0.03, haut - 0.28, z],
    ],
    [[0.025, 0.004]],
    couleur,
    { cotes: 6, cote: [0, 0, 1] },
  );
}

/** Five poles, or planks, of one piece. */
function addPerches(maille: Maille, haut: number, de: number, a: number): void {
  for (let i = 0; i < 5; i++)
    maille.addTube(
      [
        [(i - 2) * 0.13, haut + 0.04, de + (i % 2) * 0.05],
        [(i - 2) * 0.13, haut + 0.04, a - (i % 3) * 0.02],
      ],
      0.045,
      nuance(BOIS, 0.82 + (i % 3) * 0.12),
      { cotes: 10 },
    );
}

/** White and red, forty centimetres a side: it hangs at the end of what sticks out. */
function addCarreRaye(plaque: Maille, divers: Maille, [x, y, z]: Vec, uv: CadreUv, k = 1): void {
  const c = 0.25 * k;
  const coins = (d: number): [Vec, Vec, Vec, Vec] => [
    [x - c, y - c, z + d],
    [x + c, y - c, z + d],
    [x + c, y + c, z + d],
    [x - c, y + c, z + d],
  ];
  plaque.lit(0.2, () => plaque.addQuad(coins(0.012), '#FFFFFF', uv));
  divers.addBoite([x, y, z], [c * 2, c * 2, 0.02], '#C9CBCC');
  divers.addTube(
    [
      [x, y + c, z],
      [x, y + c + 0.12, z - 0.02],
    ],
    0.008,
    NOIR,
  );
}

const RAYE = { carré: { svg: rayures(-50, -50, 100), l: 100, h: 100 } };

const quiDepasse = (valeur: string, raye: boolean): Montage => {
  const metres = nombreOf(valeur);
  const bout = ARRIERE + metres;
  const haut = dessusAt('break', 0.4) + 0.3;
  return {
    lieu: 'rue',
    vue: raye
      ? deCote(AVANT + 0.6, bout + 0.1, { haut: 1.1, monte: 0.7, biais: 50, angle: 40 })
      : deCote(AVANT - 0.3, bout + 0.5, { haut: 1.05, monte: 0.9, biais: 6 }),
    decalques: RAYE,
    add: ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      addAuto(chantier, {});
      const dessus = addBarres(divers);
      addPerches(divers, dessus, -1.15, bout);
      for (const z of BARRES) addSangle(divers, z, dessus + 0.1, 0.36, '#D87A1C');
      if (raye) addCarreRaye(plaque, divers, [0, dessus - 0.34, bout - 0.02], uv('carré'));
    },
    parties: [
      partieAuto('La voiture'),
      partie('Le bout', [0, haut - 0.2, (ARRIERE + bout) / 2], [0.6, 0.2, metres]),
      ...(raye ? [partie('Le carré', [0, haut - 0.75, bout], [0.5, 0.5, 0.05])] : []),
    ],
    etiquettes: [
      { mots: mesure(metres, 'm'), de: [FLANC, A_HAUTEUR, ARRIERE], a: [FLANC, A_HAUTEUR, bout] },
    ],
  };
};

const chargementAvant: Monte = (valeur) => {
  const metres = nombreOf(valeur);
  const bout = AVANT - metres;
  const haut = dessusAt('break', 0.4) + 0.3;
  return {
    lieu: 'rue',
    vue: deCote(bout - 0.5, ARRIERE + 0.3, { haut: 1.05, monte: 0.9, biais: -6 }),
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, {});
      const dessus = addBarres(divers);
      for (let i = 0; i < 4; i++)
        divers.addBoite(
          [(i - 1.5) * 0.2, dessus + 0.05, (bout + 1.5) / 2],
          [0.18, 0.07, 1.5 - bout],
          nuance(BOIS, 0.85 + (i % 3) * 0.1),
        );
      for (const z of BARRES) addSangle(divers, z, dessus + 0.1, 0.42, '#D87A1C');
    },
    parties: [
      partieAuto('La voiture'),
      partie('Le bout', [0, haut - 0.15, (AVANT + bout) / 2], [0.6, 0.16, metres]),
    ],
    etiquettes: [
      { mots: mesure(metres, 'm'), de: [FLANC, A_HAUTEUR, bout], a: [FLANC, A_HAUTEUR, AVANT] },
    ],
  };
};

/** Furniture one would know, piled up to a height. */
function addMeubles(maille: Maille, bas: number, haut: number): void {
  const h = haut - bas;
  const rangees: readonly (readonly [x: number, z: number, l: number, p: number, part: number])[] =
    [
      [-0.42, -0.05, 0.76, 0.95, 0.62],
      [0.4, -0.05, 0.82, 0.95, 0.4],
      [0, 1.02, 1.6, 1.1, 0.55],
      [-0.42, 2.02, 0.78, 0.8, 0.45],
      [0.42, 2.02, 0.8, 0.8, 0.66],
    ];
  for (const [i, [x, z, l, p, part]] of rangees.entries()) {
    const bois = ['#7A5230', '#B98A55', '#6F4A2C', '#C9A36B', '#8A5A34'][i]!;
    maille.addBoite([x, bas + (h * part) / 2, z], [l, h * part, p], bois);
    maille.addBoite(
      [x, bas + (h * (1 + part)) / 2, z],
      [l * 0.96, h * (1 - part), p * 0.96],
      '#C9A36B',
    );
    maille.addBoite([x, haut - 0.004, z], [0.06, 0.01, p * 0.97], '#E4D3A8');
    for (const s of [-1, 1])
      maille.addBoite(
        [x + (s * l) / 2, bas + h * part * 0.5, z],
        [0.012, h * part * 0.86, 0.03],
        '#3F2A1B',
      );
  }
  for (const z of [-0.05, 1.02, 2.02])
    maille.addTube(
      [
        [-0.95, bas - 0.25, z],
        [-0.82, haut + 0.01, z],
        [0.82, haut + 0.01, z],
        [0.95, bas - 0.25, z],
      ],
      [[0.03, 0.005]],
      '#D87A1C',
      { cotes: 6, cote: [0, 0, 1] },
    );
}

const hauteur: Monte = (valeur) => {
  const metres = nombreOf(valeur);
  const { longueur, hauteur: toit } = volumeOf('camionnette');
  const z = longueur / 2 + 0.45;
  return {
    lieu: 'rue',
    vue: deCote(-longueur / 2 - 0.6, longueur / 2 + 1.5, { haut: 2, monte: 0.1, biais: 8 }),
    add: ({ chantier }) => {
      addAuto(chantier, { qui: 'camionnette', couleur: BLANC });
      addMeubles(chantier.mailles.divers, toit + 0.04, metres);
    },
    parties: [
      partieAuto('La camionnette', { qui: 'camionnette' }),
      partie('Le chargement', [0, toit, 0.95], [1.6, metres - toit, 2.8]),
    ],
    etiquettes: [{ mots: mesure(metres, 'm'), de: [-0.8, 0, z], a: [-0.8, metres, z] }],
  };
};

const largeur: Monte = (valeur) => {
  const metres = nombreOf(valeur);
  const haut = dessusAt('break', 0.4) + 0.16;
  const z = 1.6;
  return {
    lieu: 'rue',
    vue: deDos(ARRIERE - 0.6, 4.3, { haut: 1.05, monte: 0.35 }),
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, { couleur: GRIS });
      const dessus = addBarres(divers);
      for (let i = 0; i < 4; i++)
        divers.addBoite(
          [0, dessus + 0.04 + i * 0.07, (z - 0.7) / 2],
          [metres, 0.06, z + 0.7],
          nuance(BOIS, 0.8 + (i % 2) * 0.16),
        );
      for (const bande of [0, 0.95]) addSangle(divers, bande, dessus + 0.3, metres / 2, '#D87A1C');
    },
    parties: [
      partieAuto('La voiture'),
      partie('Le chargement', [0, haut, 0.4], [metres, 0.3, 2.3]),
    ],
    etiquettes: [
      {
        mots: mesure(metres, 'm'),
        de: [-metres / 2, haut + 0.48, z],
        a: [metres / 2, haut + 0.48, z],
      },
    ],
  };
};

/** It bends over the windscreen and the rear window under one thin string. */
function addMatelas(maille: Maille, forme: string): void {
  const [de, a, demi] = [-1.5, 2.35, 0.72];
  const base = dessusAt(forme, 0.6) + 0.01;
  const pli = (v: number) => {
    const z = de + (a - de) * v;
    const dehors = Math.max(0, Math.abs(z - 0.55) - 1.05);
    return { z, y: base - dehors * dehors * 0.62 };
  };
  const bombe = (v: number) => 0.24 - 0.055 * Math.exp(-(((v - 0.53) / 0.05) ** 2));
  const surface = (haut: boolean) => (u: number, v: number) => {
    const { z, y } = pli(v);
    const bord =
      Math.min(1, Math.min(u, 1 - u) * 9) ** 0.5 * Math.min(1, Math.min(v, 1 - v) * 14) ** 0.5;
    const pique = haut ? 0.012 * Math.cos(u * 6 * Math.PI) * Math.cos(v * 14 * Math.PI) : 0;
    return [
      (haut ? 1 : -1) * (u - 0.5) * 2 * demi,
      y + (haut ? bombe(v) * (0.48 + 0.52 * bord) + pique : 0),
      z,
    ] as Vec;
  };
  const couleur = '#ECE6D8';
  addNappe(maille, (u, v) => surface(true)(u, 1 - v), { colonnes: 24, rangs: 48, couleur });
  addNappe(maille, (u, v) => surface(false)(u, 1 - v), {
    colonnes: 4,
    rangs: 48,
    couleur: nuance(couleur, 0.8),
  });
  for (const s of [-1, 1])
    for (let i = 0; i < 24; i++) {
      const [p, q] = [pli(i / 24), pli((i + 1) / 24)];
      const h = (v: number) => bombe(v) * 0.5;
      maille.addQuad(
        [
          [s * demi, p.y, p.z],
          [s * demi, q.y, q.z],
          [s * demi, q.y + h((i + 1) / 24), q.z],
          [s * demi, p.y + h(i / 24), p.z],
        ],
        nuance(couleur, 0.9),
      );
    }
  const z = pli(0.53).z;
  maille.addTube(
    [
      [-0.86, 1.02, z],
      [-demi - 0.01, base + 0.03, z],
      [-demi * 0.8, base + 0.145, z],
      [demi * 0.8, base + 0.145, z],
      [demi + 0.01, base + 0.03, z],
      [0.86, 1.02, z],
    ],
    0.012,
    '#B5432F',
    { cotes: 6 },
  );
}

const matelas: Monte = () => ({
  lieu: 'rue',
  vue: deCote(AVANT - 0.2, ARRIERE + 0.3, { haut: 0.95, monte: 0.9, biais: -18 }),
  add: ({ chantier }) => {
    addAuto(chantier, { couleur: VERT });
    addMatelas(chantier.mailles.divers, 'break');
  },
  parties: [partieAuto('La voiture'), partie('Le matelas', [0, 1.4, 0.4], [1.4, 0.25, 3.4])],
});

/** A bicycle that nobody rides, in a frame where it faces -z. */
export function addVeloSeul(chantier: Chantier, ou: Vec, lacet: number, couleur: string): void {
  const { divers } = chantier.mailles;
  divers.at(ou, lacet, () =>
    VELO.draw(
      chantier,
      divers,
      {
        phase: 0.25,
        braque: 0,
        allumes: false,
        freine: false,
        arrete: true,
        classe: 'A',
        gare: true,
      },
      couleur,
    ),
  );
}

const veloSurLeToit: Monte = () => {
  const haut = dessusAt('break', 0.4) + 0.13;
  return {
    lieu: 'rue',
    vue: deCote(AVANT - 0.9, ARRIERE + 0.9, { haut: 1.35, monte: 0.4, biais: -14 }),
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, {});
      const dessus = addBarres(divers);
      divers.addBoite([-0.2, dessus + 0.02, 0.45], [0.1, 0.035, 2.1], NOIR);
      addVeloSeul(chantier, [-0.2, dessus + 0.02, 0.45], 0, '#C6282E');
      divers.addTube(
        [
          [0.35, dessus, 0.6],
          [-0.2, dessus + 0.62, 0.5],
        ],
        0.016,
        '#B9BEC2',
      );
    },
    parties: [partieAuto('La voiture'), partie('Le vélo', [-0.2, haut, 0.45], [0.3, 1, 1.8])],
  };
};

/** A flat floor, straight flanks, a wedge to the front; a groove parts its lid. */
function addCoffre(maille: Maille, bas: number): void {
  const [devant, derriere] = [-0.95, 1.35];
  const carre = (n: number): number => Math.sign(n) * Math.abs(n) ** 0.35;
  const fond = (t: number): number => Math.max(0.02, Math.min(1, t * 12, (1 - t) * 14));
  const at =
    (enfle: number) =>
    (u: number, v: number): Vec => {
      const a = -u * 2 * Math.PI;
      const monte = Math.min(1, 0.42 + v * 1.6) * fond(v) ** 0.4;
      const demi = 0.4 * Math.min(1, 0.7 + v * 1.6) * fond(v) ** 0.25 + enfle;
      return [
        carre(Math.cos(a)) * demi,
        bas + 0.19 * (1 + carre(Math.sin(a)) * monte) - 0.19 * (1 - monte) * 0.8,
        devant + (derriere - devant) * v,
      ];
    };
  addNappe(maille, at(0), { colonnes: 40, rangs: 44, couleur: '#2B3036' });
  for (const s of [-1, 1])
    maille.addBoite([s * 0.402, bas + 0.13, 0.35], [0.012, 0.012, 1.7], '#9AA1A6');
}

const coffreDeToit: Monte = () => {
  const haut = dessusAt('break', 0.4) + 0.13;
  return {
    lieu: 'rue',
    vue: deCote(AVANT - 0.4, ARRIERE + 0.4, { haut: 0.95, monte: 0.9, biais: -20 }),
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, {});
      const dessus = addBarres(divers);
      addCoffre(divers, dessus + 0.02);
    },
    parties: [partieAuto('La voiture'), partie('Le coffre', [0, haut, 0.25], [0.86, 0.4, 2.2])],
  };
};

const galerieVide: Monte = () => {
  const haut = dessusAt('break', 0.4) + 0.1;
  return {
    lieu: 'rue',
    vue: deCote(AVANT + 0.2, ARRIERE - 0.1, { haut: 1.05, monte: 1.1, biais: -24 }),
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, {});
      const dessus = addBarres(divers, 'break', [-0.2, 0.45, 1.1]);
      for (const s of [-1, 1])
        divers.addTube(
          [
            [s * 0.6, dessus, -0.45],
            [s * 0.6, dessus + 0.09, -0.4],
            [s * 0.6, dessus + 0.09, 1.25],
            [s * 0.6, dessus, 1.3],
          ],
          0.022,
          NOIR,
        );
      for (const z of [-0.4, 1.25])
        divers.addTube(
          [
            [-0.6, dessus + 0.09, z],
            [0.6, dessus + 0.09, z],
          ],
          0.022,
          NOIR,
        );
    },
    parties: [partieAuto('La voiture'), partie('La galerie', [0, haut, 0.45], [1.2, 0.18, 1.7])],
  };
};

/** Two bicycles on a platform behind; `barre`: with a plate and lamps of its own. */
const porteVelos =
  (barre: boolean): Monte =>
  () => {
    const z = ARRIERE + 0.5;
    return {
      lieu: 'rue',
      vue: deDos(z, 3.3, { haut: 0.9, monte: 0.35, biais: -12, angle: 28 }),
      add: ({ chantier }) => {
        const { divers } = chantier.mailles;
        addAuto(chantier, { couleur: '#A9B3B8' });
        divers.addBoite([0, 0.44, ARRIERE + 0.2], [0.08, 0.08, 0.6], NOIR);
        for (const x of [-0.3, 0.3])
          divers.addTube(
            [
              [x, 0.46, ARRIERE + 0.12],
              [x, 1.25, ARRIERE + 0.16],
            ],
            0.02,
            '#2B3035',
          );
        for (const d of [0.22, 0.46])
          divers.addBoite([0, 0.5, ARRIERE + d], [1.72, 0.05, 0.12], '#2B3035');
        addVeloSeul(chantier, [0, 0.53, ARRIERE + 0.22], Math.PI / 2, '#1F56A8');
        addVeloSeul(chantier, [0, 0.53, ARRIERE + 0.46], -Math.PI / 2, '#22262B');
        if (!barre) {
          // A closed board hides the plate, and panniers the lamps.
          divers.addBoite([0, 0.62, ARRIERE + 0.3], [1.5, 0.26, 0.03], '#2B3035');
          for (const s of [-1, 1])
            divers.addBoite([s * 0.68, 0.98, ARRIERE + 0.14], [0.5, 0.36, 0.14], '#3B4A3A', {
              largeur: 0.94,
            });
          return;
        }
        divers.addBoite([0, 0.42, z + 0.1], [1.66, 0.2, 0.05], '#DADDDF');
        for (const s of [-1, 1]) {
          divers.lit(0.25, () =>
            divers.addBoite([s * 0.68, 0.42, z + 0.13], [0.22, 0.14, 0.03], '#C8141E'),
          );
          divers.addBoite([s * 0.5, 0.42, z + 0.13], [0.1, 0.14, 0.03], '#D8741C');
        }
        addPlaque(divers, [0, 0.42, z + 0.128], 1, 0.34, 0.075);
      },
      parties: [
        partie('Les vélos', [0, 0.5, ARRIERE + 0.34], [1.8, 1.1, 0.4]),
        ...(barre ? [partie('La barre', [0, 0.32, z + 0.13], [1.6, 0.2, 0.06])] : []),
      ],
    };
  };

/** A raised hatch, and the dark behind it. */
function addHayonOuvert(maille: Maille, couleur: string): void {
  const [haut, bas] = [1.38, 0.72];
  maille.addQuad(
    [
      [-0.56, bas, ARRIERE + 0.02],
      [0.56, bas, ARRIERE + 0.02],
      [0.5, haut - 0.08, ARRIERE - 0.26],
      [-0.5, haut - 0.08, ARRIERE - 0.26],
    ],
    '#0B0C0D',
  );
  maille.at([0, haut + 0.02, ARRIERE - 0.36], 0, () => {
    const p = (y: number, z: number, demi: number): [Vec, Vec] => [
      [-demi, y, z],
      [demi, y, z],
    ];
    const [a, b] = p(0.02, 0, 0.5);
    const [c, d] = p(0.36, 0.5, 0.56);
    const [e, f] = p(0.3, 0.92, 0.54);
    maille.addQuad([a, b, d, c], '#10161A');
    maille.addQuad([c, d, f, e], couleur);
    for (const [[x1, y1, z1], [x2, y2, z2]] of [
      [a, c],
      [b, d],
      [c, e],
      [d, f],
    ] as const)
      maille.addTube(
        [
          [x1, y1, z1],
          [x2, y2, z2],
        ],
        0.035,
        couleur,
        { cotes: 8 },
      );
  });
}

const quiTraine: Monte = () => ({
  lieu: 'rue',
  vue: {
    oeil: [-4.2, 1.75, ARRIERE + 4.6],
    vers: [-0.35, 0.72, ARRIERE + 0.35],
    angle: 42,
  },
  add: ({ chantier }) => {
    const { divers } = chantier.mailles;
    addAuto(chantier, { couleur: GRIS });
    addHayonOuvert(divers, GRIS);
    const tuyau: Vec[] = [
      [0.1, 0.86, ARRIERE - 0.3],
      [0.08, 0.98, ARRIERE + 0.1],
      [0.02, 0.94, ARRIERE + 0.45],
      [-0.06, 0.62, ARRIERE + 0.85],
      [-0.12, 0.26, ARRIERE + 1.1],
      [-0.2, 0.105, ARRIERE + 1.45],
      [-0.32, 0.1, ARRIERE + 2.1],
    ];
    const fins = tuyau.slice(0, -1).flatMap((p, i): Vec[] => {
      const q = tuyau[i + 1]!;
      return Array.from({ length: 12 }, (_, k): Vec => [
        p[0] + ((q[0] - p[0]) * k) / 12,
        p[1] + ((q[1] - p[1]) * k) / 12,
        p[2] + ((q[2] - p[2]) * k) / 12,
      ]);
    });
    divers.addTube(
      fins,
      fins.map((_, i) => (i % 2 ? 0.1 : 0.086)),
      fins.map((_, i) => (i % 2 ? '#E8702A' : '#B24F10')),
      { cotes: 14 },
    );
    divers.addTube([fins.at(-1)!, tuyau.at(-1)!], [0.1, 0.101], '#B24F10', { cotes: 14 });
  },
  parties: [
    partieAuto('La voiture'),
    partie('Le tuyau', [-0.15, 0, ARRIERE + 1.3], [0.3, 0.5, 1.6]),
  ],
});

const bouchee: Monte = () => ({
  lieu: 'rue',
  vue: deDos(ARRIERE, 2.6, { haut: 0.95, monte: 0.4, biais: -8 }),
  add: ({ chantier }) => {
    const { divers } = chantier.mailles;
    addAuto(chantier, { couleur: BLEU });
    const alea = aleaOf(4);
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 2; j++)
        divers.lit(0.12, () =>
          divers.addBoite(
            [(i - 1.5) * 0.27, 1.02 + j * 0.2, ARRIERE - 0.62 - j * 0.14],
            [0.26, 0.19, 0.3],
            nuance(i % 2 === j ? '#B98A55' : '#5E6F52', 0.8 + alea() * 0.3),
          ),
        );
  },
  parties: [partieAuto('La voiture')],
});

const echelle: Monte = () => ({
  lieu: 'rue',
  vue: deCote(AVANT - 0.3, ARRIERE + 0.5, { haut: 1, monte: 1, biais: 14 }),
  add: ({ chantier }) => {
    const { divers } = chantier.mailles;
    addAuto(chantier, { couleur: '#B01A22' });
    const dessus = addBarres(divers);
    for (const x of [-0.2, 0.2])
      divers.addBoite([x, dessus + 0.05, 0.4], [0.05, 0.08, 3.4], '#B9C1C6');
    for (let z = -1.2; z < 2.1; z += 0.28)
      divers.addTube(
        [
          [-0.2, dessus + 0.05, z],
          [0.2, dessus + 0.05, z],
        ],
        0.018,
        '#9AA1A6',
      );
    for (const z of BARRES) addSangle(divers, z, dessus + 0.11, 0.3, '#D87A1C');
  },
  parties: [partieAuto('La voiture'), partie('L’échelle', [0, 1.6, 0.4], [0.5, 0.16, 3.3])],
});

export const CHARGES = {
  'coffre de toit': coffreDeToit,
  'galerie vide': galerieVide,
  'échelle sur le toit': echelle,
  'matelas sur le toit': matelas,
  'chargement à l’arrière': (valeur) => quiDepasse(valeur, false),
  'chargement à l’arrière avec panneau': (valeur) => quiDepasse(valeur, true),
  'panneau rayé': () => quiDepasse('1,4', true),
  'chargement à l’avant': chargementAvant,
  hauteur,
  largeur,
  'porte-vélos qui cache la plaque': porteVelos(false),
  'porte-vélos avec plaque': porteVelos(true),
  'vélo sur le toit': veloSurLeToit,
  'chargement qui traîne': quiTraine,
  'vitre arrière bouchée': bouchee,
} satisfies Record<string, Monte>;
