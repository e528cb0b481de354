import type { NomObjet } from '../../drawing/objets/index.ts';
import { signeObjet } from '../../drawing/objets/index.ts';
import { temoins } from '../../drawing/objets/temoins.ts';
import { boutonQuatreClignotants } from '../../drawing/objets/voyant.ts';
import { voyants } from '../../drawing/objets/voyants.ts';
import { addNappe, addTourne } from '../maille/nappe.ts';
import type { Vec } from '../maille/vecteurs.ts';
import {
  type Atelier,
  type Decalque,
  type Monte,
  type Montage,
  nombreOf,
  partie,
} from './montage.ts';

type NomVoyant = keyof typeof voyants | keyof typeof temoins;

const ENCRE = '#E6EDF0';
const FOND = '#0A0D0F';
const POLICE = 'font-family="DejaVu Sans" text-anchor="middle"';

interface Cadran {
  jusqua: number;
  pas: number;
  valeur: number;
  unite: string;
  /** Values from here on are red. */
  rouge?: number;
}

const DEBUT = -128;
const TOUR = 256;

/** Ticks, figures and a needle; around (0, 0), so large. */
function cadranSvg({ jusqua, pas, valeur, unite, rouge }: Cadran, r: number): string {
  const angleOf = (v: number) => ((DEBUT + (v / jusqua) * TOUR) * Math.PI) / 180;
  const sur = (v: number, rayon: number) => [
    Math.sin(angleOf(v)) * rayon,
    -Math.cos(angleOf(v)) * rayon,
  ];
  const marques = Array.from({ length: Math.round(jusqua / pas) + 1 }, (_, i) => {
    const v = i * pas;
    const [x1, y1] = sur(v, r * 0.9);
    const [x2, y2] = sur(v, r * 0.79);
    const [x, y] = sur(v, r * 0.63);
    const c = rouge !== undefined && v >= rouge ? '#FF4438' : ENCRE;
    const texte =
      jusqua > 100 && i % 2 === 1
        ? ''
        : `<text x="${x}" y="${y! + r * 0.055}" ${POLICE} font-size="${r * 0.17}" fill="${c}">${v}</text>`;
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${c}" stroke-width="${r * 0.03}"/>${texte}`;
  });
  const fins = Array.from({ length: Math.round(jusqua / pas) * 4 + 1 }, (_, i) => {
    const [x1, y1] = sur((i * pas) / 4, r * 0.9);
    const [x2, y2] = sur((i * pas) / 4, r * 0.85);
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#7C878E" stroke-width="${r * 0.012}"/>`;
  });
  const degres = DEBUT + (valeur / jusqua) * TOUR;
  return (
    `<circle r="${r}" fill="#101518"/><circle r="${r * 0.97}" fill="none" stroke="#3A444B" stroke-width="${r * 0.035}"/>` +
    fins.join('') +
    marques.join('') +
    `<text y="${r * 0.52}" ${POLICE} font-size="${r * 0.13}" fill="#A9B4BA">${unite}</text>` +
    `<path d="M${-r * 0.03} ${r * 0.14}L0 ${-r * 0.82}L${r * 0.03} ${r * 0.14}Z" fill="#FF4A2E" transform="rotate(${degres})"/>` +
    `<circle r="${r * 0.1}" fill="#23292D" stroke="#59636A" stroke-width="${r * 0.02}"/>`
  );
}

const pose = (svg: string, x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${svg}</g>`;

const vitesse = (valeur: number): Cadran => ({ jusqua: 200, pas: 20, valeur, unite: 'km/h' });
const regime = (tours: number): Cadran => ({
  jusqua: 7,
  pas: 1,
  valeur: tours / 1000,
  unite: '×1000 tr/min',
  rouge: 6,
});

const [LARGE, HAUT] = [400, 178];

/** The face of the instruments: two dials, and a screen between them. */
const face = (gauche: string, milieu: string, droite: string): Decalque => ({
  l: LARGE,
  h: HAUT,
  svg:
    `<rect x="${-LARGE / 2}" y="${-HAUT / 2}" width="${LARGE}" height="${HAUT}" fill="${FOND}"/>` +
    pose(gauche, -136, 0) +
    pose(droite, 136, 0) +
    milieu,
});

const ecran = (dedans: string): string =>
  `<rect x="-66" y="-62" width="132" height="124" rx="12" fill="#11161A" stroke="#333D44" stroke-width="2"/>${dedans}`;

/** In metres: the face's width, its tilt towards the driver. */
const COTE = 0.36;
const INCLINE = 0.3;

const surFace = (u: number, v: number, devant = 0): Vec => {
  const [x, h] = [(u - 0.5) * COTE, (v - 0.5) * COTE * (HAUT / LARGE)];
  return [x, h * Math.cos(INCLINE) - devant * Math.sin(-INCLINE), -h * Math.sin(INCLINE) + devant];
};

/** Hood, rims of the dials, and the wheel's rim before them. */
function addTableau({ mailles: { divers } }: Atelier['chantier'], rayons: readonly number[]): void {
  const noir = '#24282C';
  divers.addTube(
    [-0.24, -0.2, -0.1, 0, 0.1, 0.2, 0.24].map((x): Vec => [
      x,
      0.1 - Math.abs(x) ** 2 * 1.35,
      0.015,
    ]),
    [[0.075, 0.022]],
    noir,
    { cotes: 16, cote: [0, 0, 1] },
  );
  divers.addBoite([0, 0.02, -0.06], [1.6, 0.5, 0.03], '#15181A');
  divers.addBoite([0, -0.125, 0.05], [1.6, 0.08, 0.14], '#1C2023');
  for (const s of [-1, 1])
    divers.addTube(
      [
        [s * 0.235, 0.07, 0.02],
        [s * 0.215, 0, 0.045],
        [s * 0.225, -0.11, 0.06],
      ],
      [[0.03, 0.024]],
      noir,
      { cotes: 12, cote: [1, 0, 0] },
    );
  for (const [i, r] of rayons.entries()) {
    const u = rayons.length === 1 ? 0.5 : 0.5 + (i === 0 ? -136 : 136) / LARGE;
    const tour = Array.from({ length: 41 }, (_, k): Vec => {
      const a = (k / 40) * 2 * Math.PI;
      return surFace(u + (Math.sin(a) * r) / LARGE, 0.5 + (Math.cos(a) * r) / HAUT, 0.004);
    });
    divers.addTube(tour, 0.0028, '#8E979D', { cotes: 6, bouts: false });
  }
}

/** A dashboard whose face is that drawing; `rayons`: dials with a rim, in its units. */
const tableauDeBord = (
  dessin: Decalque,
  rayons: readonly number[],
  [nom, large, haut]: readonly [string, number, number],
): Montage => ({
  lieu: 'vide',
  echelle: 10,
  vue: { oeil: [0, 0.1, 0.5], vers: [0, -0.006, 0], angle: 40 },
  decalques: { face: dessin },
  add: ({ chantier, uv }) => {
    const { plaque } = chantier.mailles;
    plaque.lit(0.85, () =>
      addNappe(plaque, (u, v) => surFace(u, v), {
        colonnes: 1,
        rangs: 1,
        couleur: '#FFFFFF',
        uv: uv('face'),
      }),
    );
    addTableau(chantier, rayons);
  },
  parties: [
    partie(
      nom,
      [0, (-haut / 2 / LARGE) * COTE, 0],
      [(large / LARGE) * COTE, (haut / LARGE) * COTE, 0.01],
    ),
  ],
});

/** He stands where the statement says so, or where nothing drives. */
const A_L_ARRET = new Set<NomVoyant>([
  'voyant température',
  'voyant frein',
  'voyant frein à main',
  'voyant préchauffage',
  'voyant porte ouverte',
]);

const voyantAllume = (nom: NomVoyant): Montage => {
  const arret = A_L_ARRET.has(nom);
  const signe = signeObjet(nom);
  return tableauDeBord(
    face(
      cadranSvg(vitesse(arret ? 0 : 50), 64),
      ecran(pose(signe.svg, 0, 0, 0.5)),
      cadranSvg(regime(arret ? 0 : 1800), 64),
    ),
    [64, 64],
    ['Le voyant', 110, 90],
  );
};

const NOMS = [...Object.keys(voyants), ...Object.keys(temoins)] as NomVoyant[];
const VOYANTS = Object.fromEntries<Monte>(
  NOMS.map((nom) => [nom, () => voyantAllume(nom)]),
) as Record<NomVoyant, Monte>;

const bord = (cadran: Cadran): string => cadranSvg(cadran, 46);

/** One great dial between two small ones that are cut by the frame. */
const grandCadran = (cadran: Cadran, autre: Cadran): Montage => {
  const cote = pose(bord(autre), 0, 0);
  return tableauDeBord(
    face(cote, pose(cadranSvg(cadran, 84), 0, 0), pose(jaugeSvg(50), 0, 0)),
    [84],
    ['Le cadran', 168, 168],
  );
};

/** Half a turn from empty to full. */
function jaugeSvg(part: number): string {
  const degres = -62 + (part / 100) * 124;
  const at = (d: number, r: number) =>
    `${Math.sin((d * Math.PI) / 180) * r} ${-Math.cos((d * Math.PI) / 180) * r}`;
  return (
    '<circle r="46" fill="#101518" stroke="#3A444B" stroke-width="2"/>' +
    `<path d="M${at(-62, 36)}A36 36 0 0 1 ${at(-40, 36)}" stroke="#FF4438" stroke-width="4" fill="none"/>` +
    `<path d="M${at(-38, 36)}A36 36 0 0 1 ${at(62, 36)}" stroke="${ENCRE}" stroke-width="4" fill="none"/>` +
    `<path d="M-2 4L0 -32L2 4Z" fill="#FF5A3C" transform="rotate(${degres})"/><circle r="5" fill="#59636A"/>` +
    `<text x="-34" y="2" ${POLICE} font-size="11" fill="${ENCRE}">0</text><text x="34" y="2" ${POLICE} font-size="11" fill="${ENCRE}">1</text>` +
    `<path d="M-7 30V14H3V30ZM3 22H6V27Q8 29 9 26V18L6 15" fill="none" stroke="${ENCRE}" stroke-width="1.8"/>`
  );
}

const carburant: Monte = (valeur) =>
  tableauDeBord(
    face(
      cadranSvg(vitesse(0), 64),
      pose(jaugeSvg(nombreOf(valeur)), 0, 4, 1.36),
      cadranSvg(regime(800), 64),
    ),
    [64, 64],
    ['La jauge', 110, 110],
  );

const temperature: Monte = (valeur) => {
  const degres = nombreOf(valeur);
  const colonne = ((degres + 25) / 70) * 70;
  const texte = `${degres < 0 ? '−' : ''}${Math.abs(degres)} °C`.replace('.', ',');
  const gradue = [-20, -10, 0, 10, 20, 30, 40]
    .map(
      (d) =>
        `<path d="M-33 ${32 - ((d + 25) / 70) * 70}h${d === 0 ? 12 : 7}" stroke="${ENCRE}" stroke-width="1.6"/>`,
    )
    .join('');
  const zero = `<text x="-14" y="${32 - (25 / 70) * 70 + 3.5}" ${POLICE} font-size="10" fill="${ENCRE}">0</text>`;
  return tableauDeBord(
    face(
      cadranSvg(vitesse(50), 64),
      ecran(
        `<rect x="-49" y="-46" width="12" height="84" rx="6" fill="none" stroke="${ENCRE}" stroke-width="2"/><circle cx="-43" cy="42" r="10" fill="#E02B22" stroke="${ENCRE}" stroke-width="2"/><rect x="-46" y="${32 - colonne}" width="6" height="${colonne + 8}" fill="#E02B22"/>` +
          gradue +
          zero +
          `<text x="28" y="6" ${POLICE} font-size="25" font-weight="700" fill="#FFFFFF" textLength="62" lengthAdjust="spacingAndGlyphs">${texte}</text><text x="28" y="28" ${POLICE} font-size="11" fill="#A9B4BA">extérieur</text>`,
      ),
      cadranSvg(regime(1800), 64),
    ),
    [64, 64],
    ['La température', 110, 80],
  );
};

const bouton: Monte = () => ({
  lieu: 'vide',
  echelle: 10,
  vue: { oeil: [-0.05, 0.07, 0.26], vers: [0, 0.002, 0], angle: 36 },
  decalques: {
    triangles: {
      l: 150,
      h: 130,
      svg: boutonQuatreClignotants.svg.slice(
        boutonQuatreClignotants.svg.lastIndexOf(
          '<path',
          boutonQuatreClignotants.svg.lastIndexOf('<path') - 1,
        ),
      ),
    },
  },
  add: ({ chantier, uv }) => {
    const { divers, plaque } = chantier.mailles;
    divers.addBoite([0, 0, -0.01], [0.6, 0.11, 0.02], '#2A2F33');
    divers.addBoite([0, 0.12, 0.012], [0.6, 0.13, 0.06], '#1B1F22');
    divers.addBoite([0, -0.12, 0.012], [0.6, 0.13, 0.06], '#1B1F22');
    for (const s of [-1, 1]) {
      divers.addBoite([s * 0.098, 0, 0.002], [0.06, 0.05, 0.02], '#15181A');
      divers.addBoite([s * 0.098, 0.0, 0.013], [0.054, 0.044, 0.004], '#1E2326');
      for (let i = 0; i < 4; i++)
        divers.addBoite([s * 0.19, -0.036 + i * 0.024, 0.006], [0.09, 0.012, 0.02], '#0F1113');
    }
    divers.addBoite([0, 0, 0.002], [0.098, 0.084, 0.016], '#101315');
    divers.addBoite([0, 0, 0.011], [0.09, 0.076, 0.014], '#1D2225', {
      largeur: 1,
    });
    plaque.lit(0.45, () =>
      plaque.addQuad(
        [
          [-0.037, -0.032, 0.019],
          [0.037, -0.032, 0.019],
          [0.037, 0.032, 0.019],
          [-0.037, 0.032, 0.019],
        ],
        '#FFFFFF',
        uv('triangles'),
      ),
    );
  },
  parties: [partie('Le bouton', [0, -0.038, 0.01], [0.09, 0.076, 0.01])],
});

/** A grid's places, in metres to the right and towards the driver. */
const GRILLE: Record<string, readonly [number, number]> = {
  1: [-0.034, -0.034],
  2: [-0.034, 0.034],
  3: [0, -0.034],
  4: [0, 0.034],
  5: [0.034, -0.034],
  R: [0.034, 0.034],
  N: [0, 0],
};

const levier: Monte = (valeur) => {
  const nom = valeur.toUpperCase();
  const [px, pz] = GRILLE[nom]!;
  const chiffres = Object.entries(GRILLE)
    .filter(([k]) => k !== 'N')
    .map(
      ([k, [x, z]]) =>
        `<text x="${x * 1000}" y="${z * 1000 + (z < 0 ? -13 : 27)}" ${POLICE} font-size="19" font-weight="700" fill="${k === nom ? '#FFCE00' : '#FFFFFF'}">${k}</text>`,
    );
  return {
    lieu: 'vide',
    echelle: 10,
    vue: { oeil: [0.02, 0.34, 0.18], vers: [0, 0.01, 0.004], angle: 36 },
    decalques: {
      grille: {
        l: 140,
        h: 140,
        svg:
          '<rect x="-70" y="-70" width="140" height="140" rx="14" fill="#AEB6BB"/><rect x="-66" y="-66" width="132" height="132" rx="12" fill="#262C30"/>' +
          '<path d="M-34 -34V34M0 -34V34M34 -34V34M-34 0H34" stroke="#050607" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M-34 -34V34M0 -34V34M34 -34V34M-34 0H34" stroke="#000" stroke-width="9" stroke-linecap="round" fill="none"/>' +
          chiffres.join(''),
      },
    },
    add: ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      divers.addBoite([0, -0.03, 0], [0.24, 0.05, 0.5], '#2B3034', { largeur: 0.9 });
      for (const s of [-1, 1])
        divers.addTube(
          [
            [s * 0.3, -0.06, -0.4],
            [s * 0.3, -0.05, 0.4],
          ],
          0.16,
          '#3A3F44',
          { cotes: 20 },
        );
      plaque.lit(0.25, () =>
        plaque.addQuad(
          [
            [-0.075, -0.003, 0.075],
            [0.075, -0.003, 0.075],
            [0.075, -0.003, -0.075],
            [-0.075, -0.003, -0.075],
          ],
          '#FFFFFF',
          uv('grille'),
        ),
      );
      const haut: Vec = [px * 1.1, 0.06, pz * 1.05];
      divers.addTube([[px, -0.02, pz], haut], 0.0045, '#C3CACF', { cotes: 12 });
      addTourne(
        divers,
        [haut[0], haut[1] - 0.012, haut[2]],
        [
          [0.006, 0],
          [0.01, 0.004],
          [0.0165, 0.014],
          [0.0175, 0.022],
          [0.014, 0.031],
          [0.006, 0.036],
          [0, 0.037],
        ],
        '#15181A',
      );
    },
    parties: [partie('Le pommeau', [px * 1.1, 0.048, pz * 1.05], [0.035, 0.037, 0.035])],
  };
};

export const CADRANS = {
  ...VOYANTS,
  'bouton quatre clignotants': bouton,
  'compte-tours': (valeur) => grandCadran(regime(nombreOf(valeur)), vitesse(50)),
  compteur: (valeur) => grandCadran(vitesse(nombreOf(valeur)), regime(2000)),
  'levier de vitesses': levier,
  'jauge de carburant': carburant,
  'température extérieure': temperature,
} satisfies Partial<Record<NomObjet, Monte>>;
