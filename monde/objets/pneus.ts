import { Matrix4, Vector3 } from 'three';
import type { Atelier, Decalque, Monte, Montage } from './montage.ts';
import { nombreOf, partie } from './montage.ts';
import type { Maille } from '../maille/maille.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { addNappe } from '../maille/nappe.ts';
import {
  courbePar,
  entre,
  fois,
  moins,
  plus,
  produit,
  unitaire,
  type Vec,
} from '../maille/vecteurs.ts';
import { addAuto, BLEU } from './autos.ts';
import { boutDeRoue } from './roueDAuto.ts';
import { DEMI, PERDU, type Pneu, RAYON, addPneu, autour } from './pneu.ts';

/** Seen from before it, so that its tread fills the picture. */
const deFace = (
  nom: string,
  pneu: Pneu,
  plus: (atelier: Atelier) => void = () => undefined,
  decalques = {},
): Montage => ({
  lieu: 'atelier',
  echelle: 6,
  decalques,
  vue: { oeil: [0.21, 0.49, 0.9], vers: [0.01, 0.33, 0], angle: 38 },
  add: (atelier) => {
    addPneu(atelier.chantier.mailles.divers, pneu);
    plus(atelier);
    atelier.chantier.contacts.push({ ou: [0, 0, 0], cap: 0, largeur: 0.24, longueur: 0.2 });
  },
  parties: [partie(nom, [0, 0.12, 0.16], [0.2, 0.4, 0.3])],
});

/** Cords woven under the rubber, in a torn patch. */
const TOILE: Decalque = {
  l: 120,
  h: 220,
  svg:
    '<defs><clipPath id="c"><path d="M-8 -104Q34 -100 42 -50Q52 -10 40 30Q34 92 -4 104Q-44 92 -44 30Q-54 -30 -40 -66Q-30 -100 -8 -104Z"/></clipPath></defs>' +
    '<g clip-path="url(#c)"><rect x="-60" y="-110" width="120" height="220" fill="#8A7A58"/>' +
    Array.from(
      { length: 34 },
      (_, i) =>
        `<path d="M-60 ${-130 + i * 8}L60 ${-96 + i * 8}" stroke="#D9C89C" stroke-width="4.4"/>`,
    ).join('') +
    Array.from(
      { length: 34 },
      (_, i) =>
        `<path d="M-60 ${-96 + i * 8}L60 ${-130 + i * 8}" stroke="#F0E3BE" stroke-width="2.4"/>`,
    ).join('') +
    '</g><path d="M-8 -104Q34 -100 42 -50Q52 -10 40 30Q34 92 -4 104Q-44 92 -44 30Q-54 -30 -40 -66Q-30 -100 -8 -104Z" fill="none" stroke="#15181A" stroke-width="4"/>',
};

/** Lies on the tread, from one share of the half-width and one angle to others. */
function addSurBande(
  maille: Maille,
  uv: readonly [number, number, number, number],
  [de, a]: readonly [number, number],
  [bas, haut]: readonly [number, number],
  sur: number,
): void {
  addNappe(
    maille,
    (u, v) =>
      autour(
        (de + (a - de) * u) * DEMI,
        RAYON + sur,
        Math.PI * 2 - (bas + (haut - bas) * v),
        RAYON,
        0,
      ),
    { colonnes: 4, rangs: 14, couleur: '#FFFFFF', uv },
  );
}

const toile: Monte = () =>
  deFace(
    'Le pneu',
    { usure: (part) => (Math.abs(part) < 0.78 ? 1 : 0.7) },
    ({ chantier, uv }) => {
      const { plaque } = chantier.mailles;
      plaque.lit(0.1, () => addSurBande(plaque, uv('toile'), [-0.5, 0.44], [1.72, 0.98], -0.002));
    },
    { toile: TOILE },
  );

/** In metres: a link's half length, half width and wire. */
const [LONG, LARGE, FIL] = [0.0125, 0.007, 0.0024];

/** Oval rings of steel, each across the one before. */
function addChaine(maille: Maille, points: readonly Vec[]): void {
  const longs = points.slice(1).map((p, i) => Math.hypot(...moins(p, points[i]!)));
  const total = longs.reduce((somme, long) => somme + long, 0);
  const nombre = Math.round(total / (1.55 * LONG));
  const at = (part: number): Vec => {
    let reste = part * total;
    const i = Math.max(
      0,
      longs.findIndex((long) => (reste -= long) <= 0),
    );
    return entre(points[i]!, points[i + 1]!, 1 + reste / longs[i]!);
  };
  for (let i = 0; i < nombre; i++) {
    const [de, a] = [at(i / nombre), at((i + 1) / nombre)];
    const sens = unitaire(moins(a, de));
    const dehors = unitaire(moins(de, [0, RAYON, 0]));
    const [plat, debout] = [unitaire(produit(sens, dehors)), dehors];
    const cote = i % 2 ? unitaire(plus(plat, debout)) : unitaire(moins(plat, debout));
    const anneau = Array.from({ length: 13 }, (_, k): Vec => {
      const t = (k / 12) * 2 * Math.PI;
      const long = fois(sens, Math.cos(t) * LONG);
      return plus(entre(de, a, 0.5), plus(long, fois(cote, Math.sin(t) * LARGE)));
    });
    maille.addTube(anneau, FIL, '#AEB6BB', { cotes: 6, bouts: false, cote: produit(sens, cote) });
  }
}

/** Diamonds of links over the tread. */
const chaines: Monte = () =>
  deFace('Le pneu', {}, ({ chantier }) => {
    const { divers } = chantier.mailles;
    const mailles = 12;
    const sur = (part: number, angle: number): Vec => {
      const bord = Math.abs(part) > 1;
      return autour(
        Math.sign(part) * Math.min(Math.abs(part), 1.13) * DEMI,
        bord ? RAYON - 0.045 : RAYON + 0.006,
        -angle,
        RAYON,
        0,
      );
    };
    const chaine = (points: readonly Vec[]) => addChaine(divers, points);
    for (let i = 0; i < mailles; i++) {
      const [a, pas] = [(i / mailles) * 2 * Math.PI, (2 * Math.PI) / mailles];
      for (const sens of [-1, 1])
        chaine(
          Array.from({ length: 9 }, (_, k) => {
            const t = k / 8;
            return sur(-1.13 + 2.26 * t, a + (sens * (t - 0.5) * pas) / 1);
          }),
        );
    }
    for (const s of [-1, 1])
      chaine(Array.from({ length: 61 }, (_, k) => sur(s * 1.13, (k / 60) * 2 * Math.PI)));
  });

/** Seen from its side, a little from before. */
const deProfil = (
  nom: string,
  pneu: Pneu,
  vue: Montage['vue'],
  boite: readonly [Vec, Vec],
  plus: (atelier: Atelier) => void = () => undefined,
  decalques = {},
): Montage => ({
  lieu: 'atelier',
  echelle: 6,
  decalques,
  vue,
  add: (atelier) => {
    addPneu(atelier.chantier.mailles.divers, pneu);
    plus(atelier);
    atelier.chantier.contacts.push({ ou: [0, 0, 0], cap: 0, largeur: 0.24, longueur: 0.2 });
  },
  parties: [partie(nom, ...boite)],
});

export const hernie: Monte = () =>
  deProfil(
    'La bosse',
    { hernie: -0.95 },
    { oeil: [0.5, 0.5, 0.95], vers: [0.02, 0.33, 0.02], angle: 36 },
    [
      [0.14, 0.42, 0.22],
      [0.1, 0.14, 0.14],
    ],
  );

/** A mountain of three peaks with a snowflake in it. */
const MONTAGNE: Decalque = {
  l: 110,
  h: 90,
  svg:
    '<path d="M-50 36L-28 -16L-16 4L0 -34L16 4L28 -16L50 36Z" fill="#202427" stroke="#EEF2F4" stroke-width="4.5" stroke-linejoin="round"/>' +
    [0, 60, 120]
      .map(
        (a) =>
          `<path d="M0 -15V15M-5 -11L0 -6L5 -11M-5 11L0 6L5 11" stroke="#EEF2F4" stroke-width="3" fill="none" transform="translate(0 17) rotate(${a})"/>`,
      )
      .join(''),
};

const LETTRES: Decalque = {
  l: 110,
  h: 44,
  svg: '<text y="15" font-family="DejaVu Sans" font-weight="700" font-size="40" text-anchor="middle" fill="#EEF2F4">M+S</text>',
};

/** Lies on the flank around an angle from the top; `haut` along the radius. */
function addSurFlanc(
  maille: Maille,
  uv: readonly [number, number, number, number],
  milieu: number,
  [large, haut]: readonly [number, number],
  rayon: number,
): void {
  addNappe(
    maille,
    (u, v) => {
      const r = rayon + (v - 0.5) * haut;
      return autour(DEMI * 1.135 + 0.001, r, milieu - (((u - 0.5) * large) / rayon) * -1, RAYON, 0);
    },
    { colonnes: 8, rangs: 2, couleur: '#FFFFFF', uv },
  );
}

const hiver: Monte = () =>
  deProfil(
    'Le dessin',
    {},
    { oeil: [0.78, 0.62, 0.34], vers: [0.03, 0.47, 0.03], angle: 32 },
    [
      [DEMI * 1.13, 0.55, 0],
      [0.02, 0.08, 0.1],
    ],
    ({ chantier, uv }) => {
      const { plaque } = chantier.mailles;
      plaque.lit(0.3, () => {
        addSurFlanc(plaque, uv('montagne'), -0.12, [0.1, 0.075], RAYON - 0.053);
        addSurFlanc(plaque, uv('lettres'), 0.42, [0.11, 0.044], RAYON - 0.053);
      });
    },
    { montagne: MONTAGNE, lettres: LETTRES },
  );

/** A cut whose lips stand open. */
const ENTAILLE: Decalque = {
  l: 110,
  h: 50,
  svg: '<path d="M-54 6Q-10 -24 54 -8Q10 24 -54 6Z" fill="#6B6F70"/><path d="M-48 5Q-8 -14 48 -6Q8 15 -48 5Z" fill="#050606"/><path d="M-20 -2L-12 6M4 -6L10 7M24 -6L26 3" stroke="#D9C89C" stroke-width="2"/>',
};

const VIGNETTE: Decalque = {
  l: 120,
  h: 60,
  svg: '<rect x="-60" y="-30" width="120" height="60" rx="8" fill="#FFCE00" stroke="#15191C" stroke-width="3"/><text y="11" font-family="DejaVu Sans" font-weight="700" font-size="31" text-anchor="middle" fill="#15191C" textLength="106">80 km/h</text>',
};

/** Beside the wheel that it stands for, much narrower. */
const provisoire: Monte = () => ({
  lieu: 'atelier',
  echelle: 6,
  decalques: { vignette: VIGNETTE },
  vue: { oeil: [1.45, 0.66, 0.62], vers: [0.02, 0.29, -0.06], angle: 42 },
  add: ({ chantier, uv }) => {
    const { divers, plaque } = chantier.mailles;
    divers.at([-0.05, 0, -0.4], -0.25, () => addPneu(divers));
    const petite = { rayon: 0.285, demi: 0.055 };
    const [ou, lacet]: [Vec, number] = [[0.1, 0, 0.3], -0.55];
    divers.at(ou, lacet, () => addPneu(divers, { ...petite, jante: '#E8BE12' }));
    plaque.at(ou, lacet, () =>
      plaque.lit(0.15, () =>
        plaque.addQuad(
          [
            [0.078, 0.35, 0.11],
            [0.078, 0.35, -0.11],
            [0.078, 0.46, -0.11],
            [0.078, 0.46, 0.11],
          ],
          '#FFFFFF',
          uv('vignette'),
        ),
      ),
    );
    for (const [x, z] of [
      [-0.05, -0.4],
      [0.1, 0.3],
    ] as const)
      chantier.contacts.push({ ou: [x, 0, z], cap: 0, largeur: 0.22, longueur: 0.2 });
  },
  parties: [
    partie('La petite roue', [0.1, 0, 0.3], [0.16, 0.57, 0.5]),
    partie('La roue ordinaire', [-0.05, 0, -0.4], [0.2, 0.64, 0.6]),
  ],
});

/** From 0 to 5 bar. */
function manometre(bar: number): Decalque {
  const angleOf = (b: number) => ((-120 + b * 48) * Math.PI) / 180;
  const marques = Array.from({ length: 26 }, (_, i) => {
    const [a, long] = [angleOf(i / 5), i % 5 === 0 ? 15 : 8];
    const at = (r: number) => `${Math.sin(a) * r} ${-Math.cos(a) * r}`;
    return `<path d="M${at(92)}L${at(92 - long)}" stroke="#15191C" stroke-width="${i % 5 === 0 ? 3.4 : 1.8}"/>`;
  });
  const chiffres = [0, 1, 2, 3, 4, 5].map(
    (b) =>
      `<text x="${Math.sin(angleOf(b)) * 62}" y="${-Math.cos(angleOf(b)) * 62 + 9}" font-family="DejaVu Sans" font-weight="700" font-size="27" text-anchor="middle" fill="#15191C">${b}</text>`,
  );
  return {
    l: 210,
    h: 210,
    svg:
      '<circle r="103" fill="#F7F8F6"/>' +
      marques.join('') +
      chiffres.join('') +
      '<text y="58" font-family="DejaVu Sans" font-size="21" text-anchor="middle" fill="#56626B">bar</text>' +
      `<path d="M-5 20L0 -78L5 20Z" fill="#C1121F" transform="rotate(${-120 + bar * 48})"/><circle r="11" fill="#15191C"/>`,
  };
}

const pression: Monte = (valeur) => {
  const centre: Vec = [0.22, 0.42, 0.3];
  return {
    lieu: 'atelier',
    echelle: 6,
    decalques: { cadran: manometre(nombreOf(valeur)) },
    vue: { oeil: [1.12, 0.5, 0.24], vers: [0.1, 0.33, 0.15], angle: 40 },
    add: ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      addPneu(divers);
      const r = 0.1;
      divers.addTube(
        [
          [centre[0] - 0.03, centre[1], centre[2]],
          [centre[0], centre[1], centre[2]],
          [centre[0] + 0.006, centre[1], centre[2]],
        ],
        [r, r * 1.04, r * 1.02],
        '#1B1F22',
        { cotes: 36 },
      );
      plaque.lit(0.2, () =>
        plaque.addQuad(
          [
            [centre[0] + 0.009, centre[1] - r, centre[2] + r],
            [centre[0] + 0.009, centre[1] - r, centre[2] - r],
            [centre[0] + 0.009, centre[1] + r, centre[2] - r],
            [centre[0] + 0.009, centre[1] + r, centre[2] + r],
          ],
          '#FFFFFF',
          uv('cadran'),
        ),
      );
      const valve: readonly [Vec, Vec] = [
        [0.082, 0.138, 0.06],
        [0.112, 0.166, 0.051],
      ];
      divers.addTube(valve, [0.009, 0.006], '#15181A', { cotes: 14 });
      divers.addTube(
        courbePar([
          [centre[0] - 0.01, centre[1] - r, centre[2]],
          [centre[0] - 0.005, centre[1] - 0.2, centre[2] - 0.01],
          [0.19, 0.17, 0.2],
          [0.165, 0.19, 0.11],
          [0.132, 0.184, 0.046],
        ]),
        0.01,
        '#15181A',
        { cotes: 14 },
      );
      divers.addTube([valve[1], [0.134, 0.187, 0.044]], 0.013, '#B9A24E', { cotes: 18 });
      chantier.contacts.push({ ou: [0, 0, 0], cap: 0, largeur: 0.24, longueur: 0.2 });
    },
    parties: [partie('Le cadran', [centre[0], centre[1] - 0.1, centre[2]], [0.02, 0.2, 0.2])],
  };
};

const ENCRE = 'font-family="DejaVu Sans" font-weight="700" text-anchor="middle" fill="#14181A"';

/** Read at once: on a flat plate that faces the eye. */
const ecranDe = (texte: string): Decalque => ({
  l: 210,
  h: 84,
  svg: `<rect x="-105" y="-42" width="210" height="84" rx="6" fill="#C6D2B4"/><text y="16" font-size="45" ${ENCRE}>${texte}</text>`,
});

/** A gauge whose probe stands in a groove; the figure is on its screen. */
const profondeur: Monte = (valeur) => {
  const mm = nombreOf(valeur);
  const [usure, angle, profond] = [1 - mm / 8, 0.3, 0.008];
  const rayon = RAYON - usure * PERDU;
  const base: Vec = [-0.26 * DEMI, RAYON + Math.cos(angle) * rayon, Math.sin(angle) * rayon];
  const long: Vec = [0, Math.cos(angle), Math.sin(angle)];
  const at = (d: number, cote = 0, devant = 0): Vec => [
    base[0] + cote,
    base[1] + long[1] * d - long[2] * devant,
    base[2] + long[2] * d + long[1] * devant,
  ];
  const vue = { oeil: [0.1, 0.86, 0.63], vers: [0.004, 0.655, 0.1], angle: 34 } as const;
  const [large, haut] = [0.118, 0.0472];
  const plaqueAu = at(0.086, 0, 0.02);
  const face = unitaire(moins(vue.oeil, plaqueAu));
  const droite = unitaire(produit([0, 1, 0], face));
  const repere = new Matrix4()
    .makeBasis(new Vector3(...droite), new Vector3(...produit(face, droite)), new Vector3(...face))
    .setPosition(...plaqueAu);
  return {
    lieu: 'atelier',
    echelle: 8,
    decalques: { ecran: ecranDe(`${mm.toFixed(1).replace('.', ',')} mm`) },
    vue,
    add: ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      addPneu(divers, { usure: () => usure, profond });
      divers.addTube([at(-mm / 1000), at(0.075)], 0.0034, '#E4EAEE', { cotes: 12 });
      const pied = [-0.04, 0.04].map((cote) => at(0.003, cote, -0.012));
      divers.addTube(pied, [[0.003, 0.008]], '#AEB7BD', { cotes: 12, cote: [0, 1, 0] });
      divers.addTube([at(0.003, 0, -0.012), at(0.075, 0, -0.012)], 0.008, '#AEB7BD', { cotes: 16 });
      divers.within(repere, () => {
        divers.addTube(
          [-0.028, -0.02, 0.044, 0.052].map((y): Vec => [0, y, -0.028]),
          [
            [0.03, 0.011],
            [0.046, 0.015],
            [0.046, 0.015],
            [0.04, 0.011],
          ],
          '#D8641C',
          { cotes: 20 },
        );
        divers.addBoite([0, 0, -0.006], [large + 0.012, haut + 0.012, 0.012], '#22272B');
      });
      plaque.within(repere, () =>
        plaque.lit(0.35, () =>
          plaque.addQuad(
            [
              [-large / 2, -haut / 2, 0.001],
              [large / 2, -haut / 2, 0.001],
              [large / 2, haut / 2, 0.001],
              [-large / 2, haut / 2, 0.001],
            ],
            '#FFFFFF',
            uv('ecran'),
          ),
        ),
      );
    },
    parties: [
      partie('L’écran', at(0.062, 0, 0.02), [large, haut, 0.02]),
      partie('Le pneu', [0, 0.5, 0.12], [0.2, 0.1, 0.15]),
    ],
  };
};

/** Drops thrown sideways; those that fly far are few. */
function addGerbe(verre: Maille, [x, y, z]: Vec): void {
  const alea = aleaOf(31);
  for (let i = 0; i < 1700; i += 1) {
    const [loin, elan, u] = [alea() ** 1.6, alea(), alea()];
    const haut = (0.75 * loin - 0.5 * loin * loin) * elan;
    const rayon = 0.002 + alea() ** 2 * 0.005;
    const ou: Vec = [x - 0.1 - loin * 0.7, y + haut, z - 0.2 + u * 0.5 + loin * 0.45];
    verre.lit(0.35, () =>
      verre.addBoule(ou, [rayon * 2, rayon, rayon], '#DCE8EE', { meridiens: 5, paralleles: 3 }),
    );
  }
}

const aquaplanage: Monte = () => {
  const leve = 0.045;
  const { z, x, rayon } = boutDeRoue('compacte');
  return {
    lieu: 'campagne',
    temps: 'pluie',
    vue: { oeil: [-3, 0.62, z - 0.95], vers: [-0.6, 0.32, z - 0.02], angle: 38 },
    add: ({ chantier }) => {
      const { verre } = chantier.mailles;
      addAuto(chantier, { forme: 'compacte', couleur: BLEU, ou: [0, leve, 0] });
      const eau = '#5A6468';
      const niveau = 0.035;
      // Water stands high before the wheel, and goes under it as a wedge.
      const hauteur = (px: number, pz: number): number => {
        const devantRoue = z - rayon * 0.75 - pz;
        const large = Math.exp(-(((px + x) / 0.26) ** 4));
        const bourrelet = 0.15 * Math.exp(-((devantRoue / 0.17) ** 2)) * large;
        const ride = 0.006 * Math.sin(pz * 23 + px * 9) * Math.sin(px * 17);
        return niveau + bourrelet + ride;
      };
      for (const maille of [verre, verre])
        addNappe(
          maille,
          (u, v) => {
            const [px, pz] = [-3.4 + u * 5, z + 3.6 - v * 5.6];
            return [px, hauteur(px, pz), pz];
          },
          { colonnes: 90, rangs: 110, couleur: eau },
        );
      addGerbe(verre, [-x, niveau, z - rayon * 0.6]);
    },
    parties: [partie('La roue', [-x, leve, z], [0.22, rayon * 2, rayon * 2], { dedans: true })],
  };
};

const milieu = (part: number) => (Math.abs(part) < 0.42 ? 1 : Math.abs(part) < 0.55 ? 0.5 : 0);

/** Studs of steel in the blocks. */
function addClous({ chantier: { mailles } }: Atelier): void {
  for (let i = 0; i < 64; i++)
    for (const part of [-0.86, -0.5, 0, 0.5, 0.86]) {
      const a = ((i + ((Math.abs(part) * 10) % 2) / 2) / 64) * 2 * Math.PI;
      if (i % 2 === 0)
        mailles.divers.addBoule(
          autour(part * DEMI, RAYON, a, RAYON, 0),
          [0.004, 0.004, 0.004],
          '#E4E9EC',
          {
            meridiens: 6,
            paralleles: 4,
          },
        );
    }
}

export const PNEUS = {
  'profondeur du pneu': profondeur,
  'pneu neuf': () => deFace('Le pneu', {}),
  'pneu usé au milieu': () => deFace('Le pneu', { usure: milieu }),
  'pneu usé aux deux bords': () =>
    deFace('Le pneu', { usure: (part) => (Math.abs(part) > 0.5 ? 1 : 0) }),
  'pneu usé d’un côté': () => deFace('Le pneu', { usure: (part) => (part < -0.3 ? 1 : 0) }),
  'pneu lisse': () => deFace('Le pneu', { usure: () => 1 }),
  'pneu à la toile': toile,
  'pneu avec hernie': hernie,
  'pneu entaillé': () =>
    deProfil(
      'L’entaille',
      {},
      { oeil: [0.85, 0.62, 0.6], vers: [0.02, 0.36, 0.05], angle: 36 },
      [
        [0.115, 0.5, 0.14],
        [0.04, 0.07, 0.1],
      ],
      ({ chantier, uv }) =>
        addSurFlanc(chantier.mailles.plaque, uv('entaille'), -0.55, [0.11, 0.05], RAYON - 0.055),
      { entaille: ENTAILLE },
    ),
  'pneu dégonflé': () =>
    deProfil(
      'Le pneu',
      { ecrase: 0.07 },
      { oeil: [1.0, 0.42, 0.5], vers: [0.02, 0.27, 0], angle: 36 },
      [
        [0, 0, 0],
        [0.2, 0.6, 0.6],
      ],
    ),
  'pneu à clous': () => deFace('Le pneu', {}, addClous),
  'pneu avec chaînes': chaines,
  'pneu hiver': hiver,
  'roue de secours provisoire': provisoire,
  'pression du pneu': pression,
  aquaplanage,
} satisfies Record<string, Monte>;
