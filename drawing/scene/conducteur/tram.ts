import { deux, ombre, PHARE, ROUGE, VITRE, type Carrosse } from './carrosse.ts';
import { boite, derriere, fonce, surFlancs, type Face, type Local } from './volume.ts';

/** Half its length, half its width and how high its roof is, in metres. */
const BOUT = 7;
const DEMI = 1.2;
const TOIT = 3.3;
/** How high the wire hangs, and how far it is seen. */
const FIL = 4.95;
const PORTEE = 300;
const SOMBRE = '#2B343B';
const CLAIR = '#EEF0EE';
const METAL = '#4B565E';
const GRIS = '#9DA5AA';

/** How high, how far the nose leans back there, how wide. */
type Niveau = readonly [haut: number, recul: number, demi: number];

const bas: Niveau = [0.14, 0.18, 1.12];
const jupe: Niveau = [0.5, 0.05, DEMI];
const ceinture: Niveau = [1.3, 0, DEMI];
const vitres: Niveau = [2.6, 0.42, DEMI];
const bandeau: Niveau = [3.06, 0.85, 1.16];
const toit: Niveau = [TOIT, 1.5, 0.98];

/** The outline of the rear half, from its rear window round by the right: a nose that narrows. */
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

/** Between two outlines, one face a side: the last is the rear itself. */
const tour = (dessous: Niveau, dessus: Niveau, couleurs: readonly string[]): Face[] => {
  const [p, q] = [contour(dessous), contour(dessus)];
  return p.flatMap((a, i): Face[] => {
    const j = (i + 1) % p.length;
    const [b, c, d] = [p[j], q[j], q[i]];
    return b && c && d ? [{ points: [a, d, c, b], couleur: couleurs[i] ?? '' }] : [];
  });
};

/** As a line of that colour goes round: darker along the flanks, and black where the halves join. */
const teinte = (c: string): string[] => {
  const flanc = fonce(c, 0.1);
  return [c, fonce(c, 0.04), flanc, SOMBRE, flanc, fonce(c, 0.04), c, c];
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

/** A plate on the sloping band over the rear window. */
function girouette(demi: number, h0: number, h1: number, couleur: string, devant: number): Face {
  const pente = (bandeau[1] - vitres[1]) / (bandeau[0] - vitres[0]);
  const a = (h: number) => -BOUT + vitres[1] + (h - vitres[0]) * pente - devant;
  return {
    points: [
      [a(h0), -demi, h0],
      [a(h1), -demi, h1],
      [a(h1), demi, h1],
      [a(h0), demi, h0],
    ],
    couleur,
  };
}

/** The rear half; the front one is the same turned round, with other lamps. */
const moitie = (c: string, feu: string): Face[] => [
  ...tour(bas, jupe, teinte(SOMBRE)),
  ...tour(jupe, ceinture, teinte(c)),
  ...tour(ceinture, vitres, VERRE),
  ...tour(vitres, bandeau, teinte(CLAIR)),
  ...tour(bandeau, toit, teinte(GRIS)),
  // The posts of its doors.
  ...[-5, -3.9, -2.6, -1.5].flatMap((a) => surFlancs(DEMI + 0.01, a, a + 0.1, 0.5, 2.55, c)),
  girouette(0.5, 2.68, 2.98, '#15191C', 0.03),
  girouette(0.3, 2.75, 2.91, '#FFB000', 0.05),
  ...deux((d0, d1) => [derriere(-BOUT - 0.04, d0, d1, 0.72, 0.98, feu)], 0.25, 0.55),
];

const tourne = (faces: Face[]): Face[] =>
  faces.map((f) => ({ ...f, points: f.points.map(([a, d, h]): Local => [-a, -d, h]) }));

/** A rod, thin and seen from everywhere: flat both ways. */
const tige = (p: Local, q: Local, e: number): Face[] =>
  [
    [e, 0, 0],
    [0, e, 0],
    [0, 0, e],
  ].flatMap(([a = 0, d = 0, h = 0]) => {
    const points: Local[] = [
      [p[0] - a, p[1] - d, p[2] - h],
      [q[0] - a, q[1] - d, q[2] - h],
      [q[0] + a, q[1] + d, q[2] + h],
      [p[0] + a, p[1] + d, p[2] + h],
    ];
    return [points, points.toReversed()].map((x) => ({ points: x, couleur: METAL }));
  });

/** What takes the current from the wire, on the roof of the front half. */
const pantographe: Face[] = [
  ...boite(1.8, 4.4, 0.7, TOIT, TOIT + 0.22, '#7C868D'),
  ...[-1, 1].flatMap((k) => [
    ...tige([4, k * 0.55, 3.5], [2.6, k * 0.42, 4.2], 0.05),
    ...tige([2.6, k * 0.42, 4.2], [3.5, k * 0.3, FIL - 0.05], 0.05),
    ...tige([3.5, k * 0.6, FIL], [3.5, k * 0.95, FIL - 0.2], 0.05),
  ]),
  ...tige([3.5, -0.6, FIL], [3.5, 0.6, FIL], 0.06),
];

/**
 * Two halves with a bellows between, low and wide-eyed, under its wire: nobody takes it for a bus.
 * Our eyes are lower than its roof: what stands there is drawn before what holds it.
 */
export function tram(c: string, versNous: boolean): Carrosse {
  const arriere = moitie(c, ROUGE);
  const avant = tourne(moitie(c, PHARE));
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
