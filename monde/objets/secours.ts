import { mesure } from '../../drawing/objets/objet.ts';
import type { Chantier } from '../chantier.ts';
import { apparenceOf } from '../gens/apparence.ts';
import { addCorps } from '../gens/corps/corps.ts';
import { mesuresOf } from '../gens/corps/mesures.ts';
import { debout } from '../gens/corps/poses.ts';
import { squeletteOf } from '../gens/corps/squelette.ts';
import { addPersonne } from '../gens/index.ts';
import { aleaOf } from '../../drawing/alea.ts';
import type { Maille, Uv } from '../maille/maille.ts';
import { addNappe, addTourne } from '../maille/nappe.ts';
import { plus, type Vec } from '../maille/vecteurs.ts';
import { addAuto, BLEU, ROUGE } from './autos.ts';
import {
  type Atelier,
  type Decalque,
  type Monte,
  type Montage,
  nombreOf,
  partie,
} from './montage.ts';
import { addTrousse } from './natures.ts';
import { addTriangleDePanne } from './pannes.ts';

const FLUO = '#D6E61C';

/** A waistcoat laid flat against something, its bands across. */
function addGiletPose(maille: Maille, [x, y, z]: Vec, k = 1): void {
  maille.at(
    [x, y, z],
    0,
    () =>
      maille.lit(0.15, () => {
        addNappe(
          maille,
          (u, v) => {
            const [px, py] = [(u - 0.5) * 0.5, v * 0.6];
            const taille = 1 - 0.12 * Math.sin(v * 3);
            return [px * taille, py, 0.03 * Math.cos(px * 7) + 0.006 * Math.sin(px * 60)];
          },
          {
            colonnes: 40,
            rangs: 24,
            couleur: (u, v) => {
              const bande = Math.abs(v - 0.2) < 0.05 || Math.abs(v - 0.46) < 0.05;
              const bretelle = v > 0.5 && Math.abs(Math.abs(u - 0.5) - 0.27) < 0.06;
              const col = v > 0.62 && Math.abs(u - 0.5) < (v - 0.62) * 0.5;
              return col ? '#8E979D' : bande || bretelle ? '#D9DEE0' : FLUO;
            },
          },
        );
      }),
    k,
  );
}

function addExtincteur(maille: Maille, ou: Vec): void {
  addTourne(
    maille,
    ou,
    [
      [0, 0],
      [0.042, 0.004],
      [0.047, 0.02],
      [0.047, 0.235],
      [0.036, 0.268],
      [0.016, 0.285],
      [0.016, 0.3],
      [0, 0.3],
    ],
    '#C4141E',
    28,
  );
  addTourne(
    maille,
    [ou[0], ou[1], ou[2] + 0.0008],
    [
      [0.0478, 0.08],
      [0.0478, 0.17],
    ],
    '#F1F2EF',
    28,
  );
  maille.addBoite([ou[0], ou[1] + 0.315, ou[2]], [0.03, 0.04, 0.03], '#22272B');
  maille.addTube(
    [
      [ou[0] - 0.06, ou[1] + 0.36, ou[2]],
      [ou[0] + 0.05, ou[1] + 0.335, ou[2]],
    ],
    [[0.008, 0.012]],
    '#22272B',
  );
  maille.addTube(
    [
      [ou[0] - 0.055, ou[1] + 0.33, ou[2]],
      [ou[0] + 0.03, ou[1] + 0.325, ou[2]],
    ],
    [[0.006, 0.01]],
    '#22272B',
  );
  maille.addTube(
    [
      [ou[0] + 0.015, ou[1] + 0.31, ou[2]],
      [ou[0] + 0.07, ou[1] + 0.25, ou[2] + 0.01],
      [ou[0] + 0.065, ou[1] + 0.12, ou[2] + 0.02],
    ],
    0.009,
    '#15181A',
    { cotes: 10 },
  );
}

/** The four things, in a boot whose lining is grey. */
const equipement: Monte = () => ({
  lieu: 'vide',
  echelle: 5,
  vue: { oeil: [0, 0.78, 1.75], vers: [0, 0.29, 0.1], angle: 42 },
  add: (atelier: Atelier) => {
    const { divers } = atelier.chantier.mailles;
    const gris = '#6A7075';
    divers.addBoite([0, -0.02, 0.3], [1.4, 0.04, 1], gris);
    divers.addBoite([0, 0.35, -0.2], [1.4, 0.75, 0.04], '#5A6065');
    for (const s of [-1, 1]) divers.addBoite([s * 0.7, 0.35, 0.3], [0.06, 0.75, 1], '#62686D');
    divers.addBoite([0, -0.03, 0.85], [1.6, 0.09, 0.12], '#22272B');
    divers.addBoite([0, -0.22, 0.93], [1.9, 0.4, 0.1], BLEU);
    for (const s of [-1, 1]) divers.addBoite([s * 0.83, 0.3, 0.8], [0.22, 0.9, 0.16], BLEU);
    addTriangleDePanne(divers, [-0.42, 0, 0.1], { k: 0.86 });
    addExtincteur(divers, [-0.09, 0, 0.16]);
    addTrousse(atelier, [0.17, 0, 0.16], 1.1);
    addGiletPose(divers, [0.47, 0.02, 0.02], 0.72);
  },
  parties: [
    partie('Le triangle', [-0.42, 0, 0.1], [0.46, 0.46, 0.08]),
    partie('L’extincteur', [-0.09, 0, 0.16], [0.1, 0.34, 0.1]),
    partie('La trousse', [0.17, 0, 0.16], [0.24, 0.19, 0.1]),
    partie('Le gilet', [0.47, 0.02, 0.03], [0.32, 0.42, 0.06]),
  ],
});

const gilet: Monte = () => ({
  lieu: 'atelier',
  vue: { oeil: [0.35, 1.42, -2.15], vers: [0, 1.22, 0], angle: 34 },
  add: ({ chantier }) =>
    addPersonne(chantier, {
      qui: 'surveillant',
      ou: [0, 0, 0],
      cap: 8,
      graine: 21,
      couleur: '#2B3A4F',
      etat: { tient: 'rien', bagage: 'aucun' },
    }),
  parties: [partie('Le gilet', [0, 1, 0], [0.4, 0.5, 0.24])],
});

const SOS: Decalque = {
  l: 100,
  h: 70,
  svg: '<rect x="-50" y="-35" width="100" height="70" rx="6" fill="#FFF"/><text y="18" font-family="DejaVu Sans" font-weight="700" font-size="46" text-anchor="middle" fill="#E06A00" textLength="88">SOS</text>',
};

/** An orange post behind the rail, with a grille to talk through and a button. */
const borne: Monte = () => {
  const ou: Vec = [6.4, 0, -1.5];
  return {
    lieu: 'autoroute',
    vue: { oeil: [3.4, 1.65, 3.4], vers: [5.7, 0.95, -1.6], angle: 40 },
    decalques: { sos: SOS },
    add: ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      const lacet = -0.65;
      divers.at(ou, lacet, () => {
        divers.addBoite([0, 0.06, 0], [0.62, 0.12, 0.5], '#A8A59D');
        divers.addBoite([0, 0.95, 0], [0.46, 1.7, 0.34], '#EE6F0E', { largeur: 0.94 });
        divers.addBoite([0, 1.84, 0], [0.5, 0.1, 0.4], '#C85A06', {
          largeur: 0.8,
          profondeur: 0.8,
        });
        divers.addTube(
          [
            [0, 1.16, 0.17],
            [0, 1.16, 0.182],
          ],
          0.085,
          '#15181A',
          { cotes: 24 },
        );
        for (const y of [-0.04, 0, 0.04])
          divers.addBoite([0, 1.16 + y, 0.185], [0.12, 0.012, 0.004], '#8A939A');
        divers.addTube(
          [
            [0, 0.93, 0.17],
            [0, 0.93, 0.2],
          ],
          0.045,
          '#B0121A',
          { cotes: 20 },
        );
      });
      plaque.at(ou, lacet, () =>
        plaque.lit(0.2, () =>
          plaque.addQuad(
            [
              [-0.19, 1.36, 0.178],
              [0.19, 1.36, 0.178],
              [0.19, 1.64, 0.176],
              [-0.19, 1.64, 0.176],
            ],
            '#FFFFFF',
            uv('sos'),
          ),
        ),
      );
      chantier.contacts.push({ ou, cap: 37, largeur: 0.6, longueur: 0.5 });
    },
    parties: [partie('La borne', ou, [0.5, 1.85, 0.4], { cap: 37 })],
  };
};

/** Ticks each five centimetres, longer ones each ten. */
const TOISE: Decalque = {
  l: 100,
  h: 1100,
  svg:
    '<rect x="-50" y="-550" width="100" height="1100" fill="#F6E2B0"/>' +
    Array.from({ length: 23 }, (_, i) => {
      const y = 550 - i * 50;
      const cm = 70 + i * 5;
      const dix = cm % 10 === 0;
      return `<path d="M-50 ${y}h${dix ? 40 : 22}" stroke="#6B4E14" stroke-width="4"/>${dix ? `<text x="20" y="${y + 10}" font-family="DejaVu Sans" font-weight="700" font-size="28" text-anchor="middle" fill="#3A2A08">${cm}</text>` : ''}`;
    }).join(''),
};

/** A child against a scale, the slide on his head. */
const taille: Monte = (valeur) => {
  const cm = nombreOf(valeur);
  const m = cm / 100;
  const x = 0.34;
  return {
    lieu: 'atelier',
    vue: { oeil: [0.2, m * 0.62 + 0.15, -2.1], vers: [0.2, m * 0.56, -4.7], angle: 42 },
    decalques: { toise: TOISE },
    add: ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      const fille = cm % 2 === 0;
      const apparence = {
        ...apparenceOf(fille ? 5 : 9, 'enfant', fille ? '#C06A86' : '#4C8A5E'),
        femme: fille,
        coiffure: fille ? ('queue' as const) : ('court' as const),
        coiffe: 'aucune' as const,
        haut: 'pull' as const,
        bas: 'pantalon' as const,
        bagage: 'aucun' as const,
        taille: m,
      };
      const mesures = mesuresOf('enfant', apparence);
      divers.at([0, 0, -4.72], Math.PI, () =>
        addCorps(divers, squeletteOf(mesures, debout(mesures)), mesures, apparence, { graine: 9 }),
      );
      plaque.lit(0.1, () =>
        plaque.addQuad(
          [
            [x - 0.05, 0.7, -4.94],
            [x + 0.05, 0.7, -4.94],
            [x + 0.05, 1.8, -4.94],
            [x - 0.05, 1.8, -4.94],
          ],
          '#FFFFFF',
          uv('toise'),
        ),
      );
      divers.addBoite([x, 0.9, -4.96], [0.12, 1.84, 0.02], '#B78F3E');
      divers.addBoite([x / 2 - 0.06, m + 0.012, -4.78], [x + 0.26, 0.022, 0.2], '#C4141E');
      chantier.contacts.push({ ou: [0, 0, -4.72], cap: 0, largeur: 0.34, longueur: 0.36 });
    },
    parties: [
      partie('L’enfant', [0, 0, -4.72], [0.36, m, 0.24]),
      partie('La réglette', [x / 2 - 0.06, m, -4.78], [x + 0.2, 0.03, 0.2]),
    ],
    etiquettes: [{ mots: mesure(cm, 'cm'), ou: [x + 0.4, m, -4.8] }],
  };
};

const SORTIE: Decalque = {
  l: 100,
  h: 100,
  svg: '<rect x="-50" y="-50" width="100" height="100" fill="#0E8A3E"/><circle cx="8" cy="-26" r="9" fill="#FFF"/><path d="M4 -14L-8 8L10 24L6 42M-8 8L-18 26L-34 28M2 -10L22 2L34 -4M2 -10L-16 -8L-24 6" stroke="#FFF" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
};

/** Two lanes under a vault, lamps along it, a green door and a cabinet for help. */
function addTunnel({ chantier, uv }: Atelier): void {
  const { divers, plaque } = chantier.mailles;
  const [demi, haut, de, a] = [5.2, 5.4, 14, -150];
  const profil = Array.from({ length: 17 }, (_, i): [number, number] => {
    const t = (i / 16) * Math.PI;
    return [-Math.cos(t) * demi, 3 + Math.sin(t) * (haut - 3)];
  });
  const contour: [number, number][] = [[-demi, 0], ...profil, [demi, 0]];
  divers.lit(0.05, () => {
    for (let z = de; z > a; z -= 4)
      for (let i = 0; i < contour.length - 1; i++) {
        const [[x0, y0], [x1, y1]] = [contour[i]!, contour[i + 1]!];
        const bas = y0 < 3.01 && y1 < 3.01;
        divers.addQuad(
          [
            [x0, y0, z],
            [x1, y1, z],
            [x1, y1, z - 4],
            [x0, y0, z - 4],
          ],
          bas ? '#C9C6BB' : '#77797A',
        );
      }
  });
  divers.addQuad(
    [
      [-demi, 0, de],
      [demi, 0, de],
      [demi, 0, a],
      [-demi, 0, a],
    ],
    '#4A4D50',
  );
  for (const s of [-1, 1]) {
    divers.addBoite([s * (demi - 0.45), 0.1, -68], [0.9, 0.2, 164], '#8E8C86');
    divers.addBoite([s * 3.85, 0.006, -68], [0.15, 0.01, 164], '#E9EAEA');
  }
  for (let z = de; z > a; z -= 6) {
    divers.addBoite([0, 0.006, z], [0.13, 0.01, 2.6], '#E9EAEA');
    for (const s of [-1, 1])
      divers.lit(0.9, () =>
        divers.addBoite([s * 2.1, haut - 0.55, z], [0.34, 0.08, 1.6], '#FFF3DA'),
      );
  }
  const porte = (x: number, z: number) => {
    const s = -Math.sign(x);
    divers.lit(0.3, () => divers.addBoite([x, 1.2, z], [0.06, 2.2, 1.5], '#0E8A3E'));
    plaque.lit(0.9, () => {
      const p = x + s * 0.05;
      const face = (y0: number, y1: number, large: number): [Vec, Vec, Vec, Vec] => [
        [p, y0, z - (s * large) / -2],
        [p, y0, z + (s * large) / -2],
        [p, y1, z + (s * large) / -2],
        [p, y1, z - (s * large) / -2],
      ];
      plaque.addQuad(face(1.1, 2.1, 1), '#FFFFFF', uv('sortie'));
      plaque.addQuad(face(2.5, 3.3, 0.8), '#FFFFFF', uv('sortie'));
    });
  };
  porte(demi - 0.06, -9);
  porte(-demi + 0.06, -28);
  divers.lit(0.35, () => divers.addBoite([-demi + 0.1, 1.5, -7], [0.2, 1.1, 0.9], '#EE6F0E'));
  plaque.lit(0.6, () =>
    plaque.addQuad(
      [
        [-demi + 0.21, 1.35, -6.65],
        [-demi + 0.21, 1.35, -7.35],
        [-demi + 0.21, 1.85, -7.35],
        [-demi + 0.21, 1.85, -6.65],
      ],
      '#FFFFFF',
      uv('sos'),
    ),
  );
}

/** In a texture's darkest column. */
const SUIE: Uv = [1 / 12, 0.5];

/** A puff of smoke that faces us: dark in its middle, nothing at its edge. */
function addVolute(usure: Maille, milieu: Vec, rayon: number): void {
  const bord = (k: number): Vec => {
    const angle = (k / 14) * 2 * Math.PI;
    return plus(milieu, [Math.cos(angle) * rayon * 1.3, Math.sin(angle) * rayon * 0.8, 0]);
  };
  for (let k = 0; k < 14; k += 1) {
    usure.addTriangle([milieu, bord(k), bord(k + 1)], '#FFFFFF', undefined, [SUIE, SUIE, SUIE]);
    usure.lueurs.splice(-3, 3, 0.62, 0, 0);
  }
}

/** Tongues of fire, and the smoke above that creeps along the vault. */
function addFeu(chantier: Chantier, [x, , z]: Vec): void {
  const { divers, usure } = chantier.mailles;
  const alea = aleaOf(6);
  for (let i = 0; i < 34; i++) {
    const [dx, dz] = [(alea() - 0.5) * 2.1, (alea() - 0.5) * 3.2];
    const h = 0.9 + alea() * 1.5;
    const couleur = ['#FF5A0A', '#FF8A12', '#FFC22E'][i % 3]!;
    const y0 = 0.5 + alea() * 0.6;
    divers.lit(0.9, () =>
      divers.addTube(
        [0, 0.25, 0.55, 0.8, 1].map((t): Vec => [
          x + dx * (1 - t * 0.5) + Math.sin(t * 5 + i) * 0.12,
          y0 + h * t,
          z + dz * (1 - t * 0.4),
        ]),
        [0.16, 0.3, 0.24, 0.12, 0.01],
        couleur,
        { cotes: 10 },
      ),
    );
  }
  for (let i = 0; i < 300; i++) {
    const t = alea();
    const pres = Math.max(0, 1 - Math.abs(t - 0.24) * 6);
    const haut = 2.4 + Math.min(1, (1 - pres) * 1.6) * (0.9 + alea() * 1.4);
    const large = 1.4 + (1 - pres) * 7.5;
    addVolute(usure, [x + (alea() - 0.5) * large, haut, z + 6 - t * 26], 0.7 + alea() * 0.9);
  }
  for (const taille of [9, 5])
    chantier.halos.push({ ou: [x, 1.6, z + 1.5], couleur: '#FF7A1A', taille });
}

const dansUnTunnel = (feu: boolean): Montage => ({
  lieu: 'vide',
  temps: 'nuit',
  vue: { oeil: [feu ? -0.4 : 0, 1.9, 6.5], vers: [0.5, 1.45, -12], angle: 58 },
  decalques: { sortie: SORTIE, sos: SOS },
  add: (atelier) => {
    const { chantier } = atelier;
    addTunnel(atelier);
    for (let z = 4; z > -60; z -= 9)
      chantier.lampes.push({
        genre: 'rue',
        ou: [0, 5, z],
        vers: [0, 0, z],
        couleur: '#FFE9C4',
        force: 46,
        portee: 24,
      });
    if (feu) {
      addAuto(chantier, {
        forme: 'break',
        couleur: '#2A2D30',
        ou: [1.9, 0, -15],
        etat: { conducteur: 'absent', feux: 'éteints' },
      });
      addFeu(chantier, [1.9, 0, -15.5]);
      return;
    }
    for (const [i, x] of [-1.95, 1.95].entries())
      for (let k = 0; k < 5; k++)
        addAuto(chantier, {
          forme: ['suv', 'compacte', 'break'][(k + i) % 3]!,
          couleur: [BLEU, '#E9EAEA', ROUGE, '#8A9096'][(k + i * 2) % 4]!,
          ou: [x, 0, -5 - k * 7.2 - i * 2.6],
          etat: { freine: true },
        });
  },
  parties: feu
    ? [
        partie('La voiture', [1.9, 0, -14.5], [2, 2.4, 3], { dedans: true }),
        partie('L’issue', [5.1, 0.1, -9], [0.1, 2.2, 1.5]),
      ]
    : [
        partie('La file', [1.95, 0, -8], [1.8, 1.4, 4.4], { dedans: true }),
        partie('L’issue', [5.1, 0.1, -9], [0.1, 2.2, 1.5]),
      ],
});

export const SECOURS = {
  'équipement de bord': equipement,
  gilet,
  'borne de secours': borne,
  'taille de l’enfant': taille,
  'voiture en feu dans un tunnel': () => dansUnTunnel(true),
  'tunnel bouché': () => dansUnTunnel(false),
} satisfies Record<string, Monte>;
