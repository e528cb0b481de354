import { addTourne } from '../maille/nappe.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { mesure } from '../../drawing/objets/objet.ts';
import { signeObjet } from '../../drawing/objets/index.ts';
import { type Atelier, type Decalque, type Monte, nombreOf, partie, surTable } from './montage.ts';
import { biere, cafe, verreDe, vin } from './verres.ts';

const BOITE: Decalque = {
  l: 120,
  h: 80,
  svg: '<rect x="-60" y="-40" width="120" height="80" fill="#F6F7F5"/><rect x="-60" y="-40" width="120" height="16" fill="#1B9A4B"/><path d="M0 -19L30 32H-30Z" fill="#F7A600" stroke="#15191C" stroke-width="4" stroke-linejoin="round"/><path d="M-13 22V14L-9 13L-5 6H6L10 13L13 14V22Z" fill="#15191C"/><circle cx="-8" cy="22" r="3.4" fill="#15191C" stroke="#F7A600"/><circle cx="8" cy="22" r="3.4" fill="#15191C" stroke="#F7A600"/>',
};

/** A box with the triangle that warns drivers, and a blister pack. */
const medicaments: Monte = () =>
  surTable(
    ['La boîte', 0.13, 0.08, -0.03, -0.02],
    ({ chantier: { mailles }, uv }) => {
      const { divers, plaque } = mailles;
      divers.addBoite([-0.03, 0.044, -0.03], [0.132, 0.088, 0.034], '#EEEFEC');
      plaque.addQuad(
        [
          [-0.096, 0, -0.0125],
          [0.036, 0, -0.0125],
          [0.036, 0.088, -0.0125],
          [-0.096, 0.088, -0.0125],
        ],
        '#FFFFFF',
        uv('boîte'),
      );
      divers.at([0.085, 0.002, 0.04], 0.35, () => {
        divers.addBoite([0, 0, 0], [0.05, 0.003, 0.085], '#B9C3C9');
        for (let i = 0; i < 6; i++)
          divers.addBoule(
            [(i % 2 ? 1 : -1) * 0.012, 0.002, -0.027 + Math.floor(i / 2) * 0.027],
            [0.009, 0.006, 0.009],
            i === 5 ? '#8E979D' : '#F7F8F6',
            { meridiens: 16, paralleles: 8 },
          );
      });
    },
    { boîte: BOITE },
    { oeil: [0.06, 0.2, 0.36], vers: [0.0, 0.035, 0], angle: 34 },
  );

const ethylotest: Monte = (valeur) => {
  const mg = nombreOf(valeur).toFixed(2).replace('.', ',');
  return surTable(
    ['L’appareil', 0.07, 0.14],
    ({ chantier: { mailles }, uv }) => {
      const { divers, plaque } = mailles;
      divers.addTube(
        [
          [0, 0.004, 0],
          [0, 0.012, 0],
          [0, 0.125, 0],
          [0, 0.138, 0],
        ],
        [
          [0.03, 0.014],
          [0.036, 0.019],
          [0.036, 0.019],
          [0.028, 0.014],
        ],
        '#2A3238',
        { cotes: 28 },
      );
      divers.addTube(
        [
          [0, 0.136, 0],
          [0, 0.168, 0],
        ],
        [0.0085, 0.0075],
        '#E8EEF1',
        { cotes: 18 },
      );
      plaque.lit(0.4, () =>
        plaque.addQuad(
          [
            [-0.029, 0.068, 0.0205],
            [0.029, 0.068, 0.0205],
            [0.029, 0.118, 0.0205],
            [-0.029, 0.118, 0.0205],
          ],
          '#FFFFFF',
          uv('écran'),
        ),
      );
      divers.addTube(
        [
          [0, 0.038, 0.012],
          [0, 0.038, 0.022],
        ],
        0.0125,
        '#8A939A',
        { cotes: 24 },
      );
      divers.addTube(
        [
          [0, 0.038, 0.022],
          [0, 0.038, 0.0235],
        ],
        0.009,
        '#B9C3C9',
        { cotes: 24 },
      );
    },
    {
      écran: {
        l: 116,
        h: 100,
        svg: `<rect x="-58" y="-50" width="116" height="100" rx="6" fill="#15191C"/><rect x="-54" y="-46" width="108" height="92" rx="4" fill="#CDE6C6"/><text y="8" font-family="DejaVu Sans" font-weight="700" font-size="43" text-anchor="middle" fill="#10170E">${mg}</text><text y="36" font-family="DejaVu Sans" font-size="23" text-anchor="middle" fill="#10170E">mg/l</text>`,
      },
    },
    { oeil: [0.05, 0.18, 0.38], vers: [0, 0.084, 0], angle: 38 },
  );
};

/** A tube of blood in a stand, with its label. */
const priseDeSang: Monte = (valeur) => {
  const texte = mesure(nombreOf(valeur), 'g/l');
  return surTable(
    ['L’étiquette', 0.07, 0.05, 0.01],
    ({ chantier: { mailles }, uv }) => {
      const { divers, verre, plaque } = mailles;
      const x = -0.055;
      divers.lit(0.1, () =>
        addTourne(
          divers,
          [x, 0.012, 0],
          [
            [0, 0],
            [0.008, 0.003],
            [0.0115, 0.012],
            [0.0115, 0.085],
            [0, 0.085],
          ],
          '#8E0E16',
          28,
        ),
      );
      verreDe(
        verre,
        [x, 0.008, 0],
        [
          [0, 0],
          [0.01, 0.003],
          [0.014, 0.014],
          [0.014, 0.125],
        ],
      );
      addTourne(
        divers,
        [x, 0.13, 0],
        [
          [0.0155, 0],
          [0.016, 0.004],
          [0.016, 0.026],
          [0.012, 0.03],
          [0, 0.03],
        ],
        '#6B4FA0',
        28,
      );
      divers.addBoite([x, 0.012, 0], [0.06, 0.024, 0.05], '#DADFE2');
      plaque.lit(0.2, () =>
        plaque.addQuad(
          [
            [-0.025, 0.0, 0.035],
            [0.115, 0.0, 0.035],
            [0.115, 0.072, 0.0],
            [-0.025, 0.072, 0.0],
          ],
          '#FFFFFF',
          uv('étiquette'),
        ),
      );
      divers.addQuad(
        [
          [-0.025, 0, -0.03],
          [0.115, 0, -0.03],
          [0.115, 0.071, -0.001],
          [-0.025, 0.071, -0.001],
        ],
        '#E4E6E4',
      );
    },
    {
      étiquette: {
        l: 140,
        h: 80,
        svg: `<rect x="-70" y="-40" width="140" height="80" rx="4" fill="#FBFBF8" stroke="#B4BBC0" stroke-width="2"/><text y="-14" font-family="DejaVu Sans" font-size="12" text-anchor="middle" fill="#56626B">Alcool dans le sang</text><text y="24" font-family="DejaVu Sans" font-weight="700" font-size="32" text-anchor="middle" fill="#15191C">${texte}</text>`,
      },
    },
    { oeil: [0.05, 0.2, 0.36], vers: [0.012, 0.065, 0], angle: 36 },
  );
};

/** A telephone that leans, its screen towards us. */
const appelAu112: Monte = () =>
  surTable(
    ['L’écran', 0.08, 0.15],
    ({ chantier: { mailles }, uv }) => {
      const { divers, plaque } = mailles;
      const at = (x: number, y: number, d: number): Vec => [
        x,
        0.006 + y * 0.94,
        -0.02 - y * 0.34 + d,
      ];
      divers.addTube(
        [at(0, -0.003, 0), at(0, 0.002, 0), at(0, 0.158, 0), at(0, 0.163, 0)],
        [
          [0.036, 0.003],
          [0.0395, 0.0045],
          [0.0395, 0.0045],
          [0.036, 0.003],
        ],
        '#101214',
        { cotes: 32 },
      );
      plaque.lit(0.7, () =>
        plaque.addQuad(
          [
            at(-0.036, 0.006, 0.0056),
            at(0.036, 0.006, 0.0056),
            at(0.036, 0.154, 0.0056),
            at(-0.036, 0.154, 0.0056),
          ],
          '#FFFFFF',
          uv('écran'),
        ),
      );
      divers.addTube([at(0, 0.1, -0.006), [0, 0.003, -0.11]], 0.004, '#59636A', { cotes: 8 });
      divers.addBoite([0, 0.002, -0.05], [0.05, 0.004, 0.13], '#59636A');
    },
    { écran: { l: 112, h: 230, svg: ECRAN_112 } },
    { oeil: [0.04, 0.21, 0.36], vers: [0, 0.083, -0.02], angle: 40 },
  );

const CADRE =
  '<rect x="-56" y="-115" width="112" height="230" rx="8" fill="#F2F6F8"/><text x="-44" y="-98" font-family="DejaVu Sans" font-size="9" fill="#3A444B">12:40</text><rect x="30" y="-106" width="16" height="8" rx="2" fill="#3A444B"/>';
const ECRAN_112 =
  CADRE +
  '<text y="-42" font-family="DejaVu Sans" font-weight="700" font-size="46" text-anchor="middle" fill="#15191C">112</text><text y="-22" font-family="DejaVu Sans" font-size="11" text-anchor="middle" fill="#59636A">02:15</text>' +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<circle cx="${-32 + (i % 3) * 32}" cy="${12 + Math.floor(i / 3) * 34}" r="12" fill="#C6D3DB"/>`,
    )
    .join('') +
  '<circle cy="90" r="16" fill="#D02A22"/><path d="M-9 92Q0 85 9 92" stroke="#FFF" stroke-width="4" fill="none"/>';
/** A case with a green cross. */
export function addTrousse(
  { chantier: { mailles } }: Pick<Atelier, 'chantier'>,
  [x, y, z]: Vec,
  k = 1,
): void {
  const { divers } = mailles;
  divers.at(
    [x, y, z],
    0,
    () => {
      divers.addTube(
        [
          [0, 0.004, 0],
          [0, 0.02, 0],
          [0, 0.15, 0],
          [0, 0.166, 0],
        ],
        [
          [0.11, 0.034],
          [0.118, 0.042],
          [0.118, 0.042],
          [0.11, 0.034],
        ],
        '#F2F3F0',
        { cotes: 4 * 9 },
      );
      divers.addBoite([0, 0.112, 0.0405], [0.21, 0.003, 0.004], '#B4BBC0');
      divers.lit(0.1, () => {
        divers.addBoite([0, 0.07, 0.042], [0.03, 0.09, 0.006], '#1B9A4B');
        divers.addBoite([0, 0.07, 0.042], [0.09, 0.03, 0.006], '#1B9A4B');
      });
      divers.addTube(
        [
          [-0.04, 0.164, 0],
          [-0.036, 0.19, 0],
          [0.036, 0.19, 0],
          [0.04, 0.164, 0],
        ],
        0.007,
        '#3A434A',
        { cotes: 12 },
      );
    },
    k,
  );
}

const trousse: Monte = () =>
  surTable(
    ['La trousse', 0.22, 0.17],
    (atelier) => addTrousse(atelier, [0, 0, 0]),
    {},
    { oeil: [0.12, 0.24, 0.46], vers: [0, 0.085, 0], angle: 38 },
  );

/** A defibrillator in its box on a wall. */
const defibrillateur: Monte = () => {
  const { svg, l, h } = signeObjet('défibrillateur');
  return {
    lieu: 'atelier',
    echelle: 5,
    vue: { oeil: [0.45, 1.5, -3.7], vers: [0, 1.24, -4.9], angle: 40 },
    decalques: { coeur: { svg, l, h } },
    add: ({ chantier: { mailles }, uv }) => {
      const { divers, plaque } = mailles;
      const [y, z] = [1.12, -4.9];
      divers.addBoite([0, y, z], [0.36, 0.34, 0.16], '#F1F2EF', { largeur: 0.97, profondeur: 0.9 });
      divers.addBoite([0, y, z + 0.082], [0.3, 0.28, 0.006], '#C9DCE6');
      divers.addBoite([0, y - 0.02, z + 0.088], [0.2, 0.17, 0.02], '#1B9A4B');
      divers.addBoite([0, y + 0.095, z + 0.088], [0.1, 0.02, 0.02], '#15191C');
      plaque.lit(0.15, () => {
        plaque.addQuad(
          [
            [-0.15, y + 0.2, z - 0.09],
            [0.15, y + 0.2, z - 0.09],
            [0.15, y + 0.5, z - 0.09],
            [-0.15, y + 0.5, z - 0.09],
          ],
          '#FFFFFF',
          uv('coeur'),
        );
        plaque.addQuad(
          [
            [-0.07, y - 0.09, z + 0.1],
            [0.07, y - 0.09, z + 0.1],
            [0.07, y + 0.05, z + 0.1],
            [-0.07, y + 0.05, z + 0.1],
          ],
          '#FFFFFF',
          uv('coeur'),
        );
      });
    },
    parties: [partie('L’appareil', [0, 0.95, -4.9], [0.36, 0.34, 0.16])],
  };
};

export const NATURES = {
  bière: biere,
  vin,
  café: cafe,
  médicaments: medicaments,
  éthylotest: ethylotest,
  'alcool dans le sang': priseDeSang,
  'appel au 112': appelAu112,
  'trousse de secours': trousse,
  défibrillateur: defibrillateur,
} satisfies Record<string, Monte>;
