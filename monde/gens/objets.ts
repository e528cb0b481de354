import type { Chantier } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import { nuance } from '../maille/teinte.ts';
import { fois, plus, radians, unitaire, type Vec } from '../maille/vecteurs.ts';
import type { Apparence } from './apparence.ts';
import type { Mesures } from './corps/mesures.ts';
import { addPeau, contourOf } from './corps/peau.ts';
import type { Bras, Squelette } from './corps/squelette.ts';
import { sectionAt, surHaut } from './corps/tronc.ts';

export type ObjetTenu = 'disque' | 'lampe' | 'téléphone' | 'canne' | 'canne blanche' | 'rien';

/** The middle of a fist. */
export const poingOf = ({ poignet, doigts, paume }: Bras, k = 1): Vec =>
  plus(poignet, plus(fois(doigts, 0.065 * k), fois(paume, 0.028 * k)));

function addDisque(maille: Maille, poing: Vec): void {
  const haut = plus(poing, [0, 0.34, 0]);
  maille.addTube([plus(poing, [0, -0.06, 0]), plus(poing, [0, 0.2, 0])], 0.015, '#2B2D30');
  const rond = (r: number, epais: number, couleur: string, lueur: number) =>
    maille.lit(lueur, () =>
      maille.addTube([plus(haut, [0, 0, -epais]), plus(haut, [0, 0, epais])], r, couleur, {
        cotes: 22,
      }),
    );
  rond(0.16, 0.007, '#C4101C', 0.12);
  rond(0.112, 0.01, '#F6F6F2', 0.12);
}

function addLampe(chantier: Chantier, maille: Maille, poing: Vec): void {
  const sens = unitaire([0, 0.9, -0.35]);
  const at = (loin: number) => plus(poing, fois(sens, loin));
  maille.addTube([at(-0.07), at(0.07)], 0.02, '#1B1D20');
  maille.lit(1, () =>
    maille.addTube(
      [at(0.07), at(0.09), at(0.32), at(0.36)],
      [0.02, 0.033, 0.03, 0.012],
      '#FF1414',
      { cotes: 10 },
    ),
  );
  chantier.halos.push({
    ou: maille.toWorld(at(0.2)),
    couleur: '#FF2A20',
    taille: chantier.nuit ? 0.55 : 0.35,
  });
}

/** A long white cane that touches the ground ahead. */
function addCanneBlanche(maille: Maille, poing: Vec, nuit: boolean): void {
  const bout: Vec = [poing[0] * 0.2 - 0.05, 0.012, poing[2] - 0.85];
  const at = (part: number): Vec => [
    poing[0] + (bout[0] - poing[0]) * part,
    poing[1] + (bout[1] - poing[1]) * part,
    poing[2] + (bout[2] - poing[2]) * part,
  ];
  maille.addTube([at(-0.12), at(0.08)], 0.016, '#1B1D20', { cotes: 6 });
  maille.lit(nuit ? 0.03 : 0.1, () =>
    maille.addTube([at(0.08), at(0.985)], 0.0125, '#F6F6F2', { cotes: 6 }),
  );
  maille.addBoule(at(0.99), [0.022, 0.022, 0.022], '#E8E8E4', { meridiens: 6, paralleles: 4 });
}

function addCanne(maille: Maille, poing: Vec): void {
  const pied: Vec = [poing[0] + 0.02, 0.005, poing[2] - 0.06];
  maille.addTube(
    [
      pied,
      plus(poing, [0, -0.01, -0.01]),
      plus(poing, [0, 0.02, 0.02]),
      plus(poing, [0, 0.012, 0.07]),
    ],
    [0.012, 0.012, 0.013, 0.012],
    '#5A3A22',
    { cotes: 6 },
  );
}

export function addObjet(
  chantier: Chantier,
  maille: Maille,
  squelette: Squelette,
  objet: ObjetTenu,
): void {
  const poing = poingOf(squelette.bras[1]);
  if (objet === 'disque') addDisque(maille, poing);
  if (objet === 'lampe') addLampe(chantier, maille, poing);
  if (objet === 'canne blanche') addCanneBlanche(maille, poing, chantier.nuit);
  if (objet === 'canne') addCanne(maille, poing);
  if (objet === 'téléphone') {
    maille.addBoite(plus(poing, [-0.01, 0.05, -0.02]), [0.075, 0.15, 0.012], '#15171A');
    maille.lit(chantier.nuit ? 0.5 : 0.1, () =>
      maille.addBoite(plus(poing, [-0.01, 0.052, -0.012]), [0.066, 0.135, 0.004], '#BFD4E6'),
    );
  }
}

function addDos(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  apparence: Apparence,
): void {
  const { bagage, couleurBagage, age } = apparence;
  const k = mesures.ampleur;
  const cartable = bagage === 'cartable';
  const formes = cartable
    ? ([
        [0.22, 0.13, 0.12],
        [0.26, 0.15, 0.15],
        [0.55, 0.155, 0.155],
        [0.86, 0.15, 0.14],
        [0.92, 0.12, 0.09],
      ] as const)
    : ([
        [0.2, 0.09, 0.05],
        [0.27, 0.135, 0.1],
        [0.5, 0.145, 0.14],
        [0.8, 0.14, 0.125],
        [0.95, 0.1, 0.07],
        [1.0, 0.05, 0.02],
      ] as const);
  const gros = age === 'enfant' ? 1.12 : 1;
  const anneaux = formes.map(([t, demi, profond]) => {
    const section = sectionAt(squelette, mesures, [t, 0.16, 0.1, 0.118], 0.01);
    const centre = plus(
      section.centre,
      fois(section.avant, -(section.derriere + profond * k * 0.42)),
    );
    return contourOf(
      {
        ...section,
        centre,
        demi: demi * k * gros,
        devant: profond * k * 0.5,
        derriere: profond * k * 0.62 * gros,
        carre: cartable ? 4 : 2.8,
      },
      12,
    );
  });
  addPeau(maille, anneaux, (i, c) => nuance(couleurBagage, i === 2 && c > 3 && c < 9 ? 0.82 : 1));
  for (const cote of [-1, 1]) {
    const au = (t: number, degres: number) =>
      surHaut(squelette, mesures, apparence, [t, cote * radians(degres), 0.009]);
    maille.addTube(
      [
        au(0.3, 122),
        au(0.42, 90),
        au(0.6, 56),
        au(0.78, 42),
        au(0.93, 36),
        au(1.02, 52),
        au(1.03, 110),
        au(0.92, 142),
      ],
      [[0.019 * k, 0.011 * k]],
      nuance(couleurBagage, 0.6),
      { cotes: 4, bouts: false },
    );
  }
}

/** A handbag on its shoulder strap, or a shopping bag, hanging from the left hand. */
function addSac(
  maille: Maille,
  squelette: Squelette,
  { bagage, couleurBagage }: Apparence,
  k: number,
): void {
  const poing = poingOf(squelette.bras[0], k);
  const courses = bagage === 'courses';
  const couleur = courses ? '#D9CDB0' : couleurBagage;
  const centre = plus(poing, [0, -0.3 * k, 0]);
  maille.addBoite(centre, [0.12 * k, 0.3 * k, 0.34 * k], couleur, {
    largeur: courses ? 1 : 0.6,
    profondeur: courses ? 1.04 : 0.8,
  });
  for (const x of [-0.03, 0.03])
    maille.addTube(
      [
        plus(centre, [x * k, 0.14 * k, -0.1 * k]),
        plus(poing, [x * 0.3, -0.02, -0.03]),
        plus(poing, [x * 0.3, -0.02, 0.03]),
        plus(centre, [x * k, 0.14 * k, 0.1 * k]),
      ],
      0.008,
      nuance(couleur, 0.7),
      { cotes: 4, bouts: false },
    );
}

function addValise(maille: Maille, squelette: Squelette, { couleurBagage }: Apparence): void {
  const poing = poingOf(squelette.bras[0]);
  const z = poing[2] + 0.26;
  maille.addBoite([poing[0], 0.34, z], [0.38, 0.54, 0.23], couleurBagage, {
    largeur: 0.97,
    profondeur: 0.94,
  });
  for (const x of [-0.1, 0.1])
    maille.addTube(
      [
        [poing[0] + x, 0.6, z - 0.05],
        [poing[0] + x * 0.9, poing[1], poing[2] + 0.01],
      ],
      0.008,
      '#8C9196',
      { cotes: 4 },
    );
  maille.addTube(
    [
      [poing[0] - 0.1, poing[1], poing[2]],
      [poing[0] + 0.1, poing[1], poing[2]],
    ],
    0.012,
    '#1B1D20',
    { cotes: 5 },
  );
  for (const x of [-0.15, 0.15])
    maille.addTube(
      [
        [poing[0] + x - 0.015, 0.035, z + 0.06],
        [poing[0] + x + 0.015, 0.035, z + 0.06],
      ],
      0.035,
      '#17181A',
      { cotes: 10 },
    );
}

export function addBagage(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  apparence: Apparence,
): void {
  const { bagage } = apparence;
  if (bagage === 'sac à dos' || bagage === 'cartable')
    addDos(maille, squelette, mesures, apparence);
  if (bagage === 'sac' || bagage === 'courses')
    addSac(maille, squelette, apparence, mesures.ampleur);
  if (bagage === 'valise') addValise(maille, squelette, apparence);
}
