import { deux, ETEINT, ombre, PHARE, VITRE, type Carrosse } from './carrosse.ts';
import { boite, derriere, fonce, surFlancs, type Face, type Local } from './volume.ts';

/** In metres: half length, half width; TOIT is the roof. */
const BOUT = 7;
const DEMI = 1.2;
const TOIT = 3.3;
/** In metres: the wire's height, and how far it shows. */
const FIL = 4.95;
const PORTEE = 300;
const SOMBRE = '#2B343B';
const CLAIR = '#EEF0EE';
const METAL = '#4B565E';
const GRIS = '#9DA5AA';

type Niveau = readonly [haut: number, recul: number, demi: number];

const bas: Niveau = [0.14, 0.18, 1.12];
const jupe: Niveau = [0.5, 0.05, DEMI];
const ceinture: Niveau = [1.3, 0, DEMI];
const vitres: Niveau = [2.6, 0.42, DEMI];
const bandeau: Niveau = [3.06, 0.85, 1.16];
const toit: Niveau = [TOIT, 1.5, 0.98];

const contour = ([haut, recul, demi]: Niveau): Local[] => {
  const nez = -BOUT + recul;
  const droite: [number, number][] = [
    [nez, demi * 0.5],
    [nez + 0.28, demi * 0.8],
    [nez * 0.6 - BOUT * 0.4 + 1.3, demi],
    [-0.35, demi],
  ];
  return [...droite, ...droite.map(([a, d]): [number, number] => [a, -d]).toReversed()].map(
    ([a, d]): Local => [a, d, haut],
  );
};

const tour = (dessous: Niveau, dessus: Niveau, couleurs: readonly string[]): Face[] => {
  const [bas, haut] = [contour(dessous), contour(dessus)];
  return bas.flatMap((coin, i): Face[] => {
    const j = (i + 1) % bas.length;
    const [suivant, dessusSuivant, dessusCoin] = [bas[j], haut[j], haut[i]];
    return suivant && dessusSuivant && dessusCoin
      ? [{ points: [coin, dessusCoin, dessusSuivant, suivant], couleur: couleurs[i] ?? '' }]
      : [];
  });
};

const teinte = (couleur: string): string[] => {
  const flanc = fonce(couleur, 0.1);
  return [
    couleur,
    fonce(couleur, 0.04),
    flanc,
    SOMBRE,
    flanc,
    fonce(couleur, 0.04),
    couleur,
    couleur,
  ];
};
const VERRE = [
  VITRE,
  fonce(VITRE, 0.12),
  fonce(VITRE, 0.2),
  SOMBRE,
  fonce(VITRE, 0.2),
  fonce(VITRE, 0.12),
  VITRE,
  VITRE,
];

function girouette(demi: number, h0: number, h1: number, couleur: string, devant: number): Face {
  const pente = (bandeau[1] - vitres[1]) / (bandeau[0] - vitres[0]);
  const avance = (h: number) => -BOUT + vitres[1] + (h - vitres[0]) * pente - devant;
  return {
    points: [
      [avance(h0), -demi, h0],
      [avance(h1), -demi, h1],
      [avance(h1), demi, h1],
      [avance(h0), demi, h0],
    ],
    couleur,
  };
}

/** The front is this half turned round, with other lamps. */
const moitie = (couleur: string, feu: string): Face[] => [
  ...tour(bas, jupe, teinte(SOMBRE)),
  ...tour(jupe, ceinture, teinte(couleur)),
  ...tour(ceinture, vitres, VERRE),
  ...tour(vitres, bandeau, teinte(CLAIR)),
  ...tour(bandeau, toit, teinte(GRIS)),
  ...[-5, -3.9, -2.6, -1.5].flatMap((a) => surFlancs(DEMI + 0.01, a, a + 0.1, 0.5, 2.55, couleur)),
  girouette(0.5, 2.68, 2.98, '#15191C', 0.03),
  girouette(0.3, 2.75, 2.91, '#FFB000', 0.05),
  ...deux((d0, d1) => [derriere(-BOUT - 0.04, d0, d1, 0.72, 0.98, feu)], 0.25, 0.55),
];

const rotate = (faces: Face[]): Face[] =>
  faces.map((f) => ({ ...f, points: f.points.map(([a, d, h]): Local => [-a, -d, h]) }));

const tige = (point: Local, fin: Local, epais: number): Face[] =>
  [
    [epais, 0, 0],
    [0, epais, 0],
    [0, 0, epais],
  ].flatMap(([avant = 0, droite = 0, hauteur = 0]) => {
    const points: Local[] = [
      [point[0] - avant, point[1] - droite, point[2] - hauteur],
      [fin[0] - avant, fin[1] - droite, fin[2] - hauteur],
      [fin[0] + avant, fin[1] + droite, fin[2] + hauteur],
      [point[0] + avant, point[1] + droite, point[2] + hauteur],
    ];
    return [points, points.toReversed()].map((x) => ({ points: x, couleur: METAL }));
  });

const pantographe: Face[] = [
  ...boite(1.8, 4.4, 0.7, TOIT, TOIT + 0.22, '#7C868D'),
  ...[-1, 1].flatMap((cote) => [
    ...tige([4, cote * 0.55, 3.5], [2.6, cote * 0.42, 4.2], 0.05),
    ...tige([2.6, cote * 0.42, 4.2], [3.5, cote * 0.3, FIL - 0.05], 0.05),
    ...tige([3.5, cote * 0.6, FIL], [3.5, cote * 0.95, FIL - 0.2], 0.05),
  ]),
  ...tige([3.5, -0.6, FIL], [3.5, 0.6, FIL], 0.06),
];

/**
 * Unlike a bus: bellows, low, under a wire. The roof is above our eyes, so its load is drawn first.
 */
export function tram(couleur: string, versNous: boolean): Carrosse {
  const arriere = moitie(couleur, ETEINT);
  const avant = rotate(moitie(couleur, PHARE));
  const soufflet = boite(-0.4, 0.4, 1.08, 0.45, 3.1, SOMBRE);
  return {
    morceaux: [
      [ombre(2 * BOUT, DEMI)],
      tige([-PORTEE, 0, FIL], [PORTEE, 0, FIL], 0.02),
      pantographe,
      ...(versNous ? [arriere, soufflet, avant] : [avant, soufflet, arriere]),
    ],
    demi: DEMI,
    haut: TOIT,
    feux: { arriere: -BOUT - 0.05, avant: BOUT + 0.05, ecart: 0.4, haut: 0.85 },
  };
}
