import type { Maille } from '../maille/maille.ts';
import { addNappe } from '../maille/nappe.ts';
import { melange } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addRoue } from '../vehicules/roues.ts';

export const [RAYON, DEMI, JANTE] = [0.32, 0.1, 0.205];

/** A bulge is told by its shadow: black would hide it. */
const [FLANC, FLANC_ECLAIRE] = ['#202427', '#4A5157'];
const GOMME = '#25292C';

const CREUX = '#0B0C0D';

const USE = '#3B4044';

/** In metres: what a bald tyre has lost, and how deep a groove looks black. */
export const [PERDU, SOMBRE] = [0.0045, 0.0035];

export interface Pneu {
  /** From 0, new, to 1, bald; by the share of its half-width, from -1 to 1. */
  usure?: (part: number) => number;
  /** In metres: the depth of grooves that are not worn. */
  profond?: number;
  /** Radians about its axle, where its flank bulges. */
  hernie?: number;
  rayon?: number;
  demi?: number;
  /** How much its foot is crushed, in metres. */
  ecrase?: number;
  jante?: string;
}

/** Shares of the half-width where four grooves begin and end, and where blocks are cut. */
const RAINURES = [-0.72, -0.26, 0.26, 0.72];

const LARGE_RAINURE = 0.065;

const ENTAILLES = 64;

const OUVERTE = 0.16;

/** In metres: bars in the grooves that come level with the blocks once so little is left. */
const TEMOIN = 0.0016;

const TEMOINS = 8;

const [DEBUT_DE_TEMOIN, FIN_DE_TEMOIN] = [0.3, 0.62];

const dansTemoin = (v: number): boolean => {
  const rang = v * ENTAILLES;
  const t = rang % 1;
  return Math.floor(rang) % TEMOINS === 5 && t >= DEBUT_DE_TEMOIN && t <= FIN_DE_TEMOIN;
};

const dansRainure = (part: number): boolean =>
  RAINURES.some((r) => Math.abs(part - r) < LARGE_RAINURE);
/** Cuts across the blocks, on the shoulders alone. */
const dansEntaille = (part: number, v: number): boolean => {
  const t = (v * ENTAILLES) % 1;
  return t > 1 - OUVERTE && (Math.abs(part) > 0.4 || t > 1 - OUVERTE / 2);
};

const US = [
  ...new Set([
    -1,
    -0.96,
    -0.88,
    ...RAINURES.flatMap((r) => [
      r - LARGE_RAINURE - 0.005,
      r - LARGE_RAINURE + 0.005,
      r + LARGE_RAINURE - 0.005,
      r + LARGE_RAINURE + 0.005,
    ]),
    -0.5,
    -0.4,
    0,
    0.4,
    0.5,
    0.88,
    0.96,
    1,
  ]),
].toSorted((a, b) => a - b);

const VS = Array.from({ length: ENTAILLES }, (_, i) =>
  [
    0,
    DEBUT_DE_TEMOIN - 0.01,
    DEBUT_DE_TEMOIN,
    FIN_DE_TEMOIN,
    FIN_DE_TEMOIN + 0.01,
    1 - OUVERTE - 0.01,
    1 - OUVERTE,
    1 - OUVERTE / 2,
    0.99,
  ].map((t) => (i + t) / ENTAILLES),
).flat();

/** A point of the tyre: `angle` from its top towards -z, so far from its axle and its middle. */
export const autour = (x: number, r: number, angle: number, rayon: number, ecrase: number): Vec => {
  const y = rayon + Math.cos(angle) * r;
  return [x, Math.max(ecrase, y) - ecrase * 0.5, -Math.sin(angle) * r];
};

/** A tyre on its rim, its axle along x, its foot at 0. */
export function addPneu(maille: Maille, pneu: Pneu = {}): void {
  const {
    usure = () => 0,
    profond = 0.0085,
    hernie,
    rayon = RAYON,
    demi = DEMI,
    ecrase = 0,
    jante = '#A9B0B5',
  } = pneu;
  const bombe = (part: number) =>
    rayon - 0.004 * part ** 2 - 0.012 * Math.max(0, Math.abs(part) - 0.85) ** 2 * 30;
  const reste = (part: number, v: number): number => {
    if (!dansRainure(part) && !dansEntaille(part, v)) return 0;
    const creux = profond * (1 - usure(part));
    return dansRainure(part) && dansTemoin(v) ? Math.max(0, creux - TEMOIN) : creux;
  };
  const ou = (u: number, v: number): Vec => {
    const part = u * 2 - 1;
    const biais = 0.035 * Math.abs(part);
    return autour(
      part * demi,
      bombe(part) - usure(part) * PERDU - reste(part, v),
      -v * 2 * Math.PI + biais,
      rayon,
      ecrase,
    );
  };
  addNappe(maille, ou, {
    colonnes: 0,
    rangs: 0,
    us: US.map((part) => (part + 1) / 2),
    vs: [...VS, 1],
    couleur: (u, v) => {
      const part = u * 2 - 1;
      const use = usure(part);
      const fond = melange(GOMME, USE, use);
      return melange(fond, CREUX, Math.min(1, reste(part, v) / SOMBRE));
    },
  });
  const jusqua = rayon - (RAYON - JANTE);
  const flanc = [
    [1, bombe(1) - 0.0005],
    [1.09, rayon - 0.026],
    [1.13, rayon - 0.055],
    [1.08, rayon - 0.088],
    [0.97, jusqua - 0.004],
  ] as const;
  for (const s of [-1, 1])
    addNappe(
      maille,
      (u, v) => {
        const t = v * (flanc.length - 1);
        const i = Math.min(flanc.length - 2, Math.floor(t));
        const k = t - i;
        const doux = k * k * (3 - 2 * k);
        const [[x0, r0], [x1, r1]] = [flanc[i]!, flanc[i + 1]!];
        const angle = s * u * 2 * Math.PI;
        const r = r0 + (r1 - r0) * k;
        const bosse =
          hernie !== undefined && s > 0
            ? Math.exp(
                -(((((angle - hernie + 9 * Math.PI) % (2 * Math.PI)) - Math.PI) / 0.2) ** 2) -
                  ((r - rayon + 0.048) / 0.028) ** 2,
              )
            : 0;
        return autour(
          s *
            (demi * (x0 + (x1 - x0) * doux) +
              bosse * 0.065 +
              ecrase * 0.6 * Math.max(0, -Math.cos(angle)) ** 4),
          r + bosse * 0.012,
          angle,
          rayon,
          ecrase,
        );
      },
      { colonnes: 72, rangs: 16, couleur: hernie === undefined ? FLANC : FLANC_ECLAIRE },
    );
  const k = jusqua / JANTE;
  maille.at([0, rayon - ecrase * 0.5, 0], 0, () =>
    maille.at(
      [0, -0.293 * k, 0],
      0,
      () => {
        addRoue(maille, { z: 0, x: 0, rayon: 0.293, largeur: (demi * 1.86) / k }, 1, {
          jante,
          cotes: 36,
        });
      },
      k,
    ),
  );
}
