import { hasard } from '../decor.ts';
import type { Decor, Plan } from '../plan.ts';
import { type Camera, devant } from './projection.ts';
import {
  boite,
  clair,
  derriere,
  devantDe,
  type Face,
  flancs,
  fonce,
  type Local,
  prisme,
  rend,
} from './volume.ts';

const MURS = ['#E9D8BF', '#D9B99A', '#C98A6B', '#E4E0D6', '#CBB7A2', '#B9705A'];

const TOITS = ['#8F4B3A', '#6B4A44', '#59626B', '#A35A3F', '#7A4A3A', '#4E5760'];

const VITRE = '#8FB3C7';

export function maison(c: Camera, d: Decor, temps: Plan['temps']): string {
  const long = d.longueur ?? 7;
  const demi = (d.largeur ?? 6) / 2;
  const i = Math.floor(hasard(d.x, d.y) * MURS.length);
  const mur = MURS[i] ?? '#E9D8BF';
  const toit =
    temps === 'neige' ? '#F2F6F8' : (TOITS[(i + Number(d.etat ?? 0)) % TOITS.length] ?? '#8F4B3A');
  const a = long / 2;
  const [h, f] = [5.4, 7.6];
  const murs = boite(-a, a, demi, 0, h, mur);
  const pans: Face[] = [1, -1].map((k): Face => {
    const p: Local[] = [
      [-a, k * (demi + 0.25), h - 0.2],
      [-a, 0, f],
      [a, 0, f],
      [a, k * (demi + 0.25), h - 0.2],
    ];
    return { points: k > 0 ? p : p.toReversed(), couleur: k > 0 ? toit : fonce(toit, 0.1) };
  });
  const pignons: Face[] = [
    {
      points: [
        [-a, -demi, h],
        [-a, 0, f],
        [-a, demi, h],
      ],
      couleur: fonce(mur, 0.07),
    },
    {
      points: [
        [a, demi, h],
        [a, 0, f],
        [a, -demi, h],
      ],
      couleur: mur,
    },
  ];
  const [, avant] = devant(c, [d.x, d.y]);
  const trous: Face[] =
    avant > 32
      ? []
      : [-0.55, 0.25].flatMap((t) =>
          [1.1, 3.5].flatMap((y) =>
            flancs(
              demi + 0.02,
              [
                [a * t, y],
                [a * t, y + 1.2],
                [a * t + a * 0.36, y + 1.2],
                [a * t + a * 0.36, y],
              ],
              VITRE,
            ),
          ),
        );
  const facade: Face[] =
    avant > 32
      ? []
      : [-1, 1].flatMap((k) =>
          [1.1, 3.5].map((y) =>
            derriere(-a - 0.02, k * demi * 0.5 - 0.55, k * demi * 0.5 + 0.55, y, y + 1.2, VITRE),
          ),
        );
  const porte =
    d.etat === 'garage'
      ? flancs(
          demi + 0.03,
          [
            [-1.4, 0],
            [-1.4, 2.2],
            [1.4, 2.2],
            [1.4, 0],
          ],
          '#59626B',
        )
      : flancs(
          demi + 0.03,
          [
            [-0.1 * a, 0],
            [-0.1 * a, 2.1],
            [0.14 * a, 2.1],
            [0.14 * a, 0],
          ],
          '#5B4A3A',
        );
  return rend(c, d, [
    ...murs,
    ...pignons,
    ...trous,
    ...facade,
    ...(avant > 32 ? [] : porte),
    ...pans,
  ]);
}

export const abribus = (c: Camera, d: Decor): string => {
  const a = (d.longueur ?? 4) / 2;
  const w = (d.largeur ?? 1.6) / 2;
  return (
    rend(
      c,
      d,
      [
        {
          points: [
            [-a, w, 0.3],
            [-a, w, 2.3],
            [a, w, 2.3],
            [a, w, 0.3],
          ],
          couleur: '#A9C9DA',
          opacite: 0.6,
        },
        {
          points: [
            [a, -w, 0.2],
            [a, -w, 2.3],
            [a, w, 2.3],
            [a, w, 0.2],
          ],
          couleur: '#A9C9DA',
          opacite: 0.7,
        },
      ],
      true,
    ) +
    rend(c, d, [...boite(-a, a, w + 0.15, 2.3, 2.5, '#3F7D58')]) +
    rend(
      c,
      d,
      [-a, a].map((p): Face => ({
        points: [
          [p, -w, 0],
          [p, -w, 2.3],
          [p, -w + 0.1, 2.3],
          [p, -w + 0.1, 0],
        ],
        couleur: '#59626B',
      })),
      true,
    )
  );
};

export const ecole = (c: Camera, d: Decor): string => {
  const a = (d.longueur ?? 8) / 2;
  const w = (d.largeur ?? 9) / 2;
  const mur = '#C98A6B';
  const vitres = [-0.8, -0.3, 0.2, 0.65].flatMap((t) =>
    [1, 3.6].flatMap((h) =>
      flancs(
        w + 0.02,
        [
          [a * t, h],
          [a * t, h + 1.4],
          [a * t + a * 0.3, h + 1.4],
          [a * t + a * 0.3, h],
        ],
        VITRE,
      ),
    ),
  );
  return (
    rend(c, d, [
      ...boite(-a, a, w, 0, 6, mur),
      ...vitres,
      ...[-0.6, -0.1, 0.4].flatMap((t) =>
        [1, 3.6].map((h) => derriere(-a - 0.02, w * t, w * t + w * 0.3, h, h + 1.4, VITRE)),
      ),
    ]) +
    rend(
      c,
      d,
      prisme(
        [
          [-a - 0.2, 6, w + 0.2],
          [-a - 0.2, 6.5, w + 0.2],
          [a, 6.5, w + 0.2],
          [a, 6, w + 0.2],
        ],
        ['#59626B', clair('#59626B')],
        '#4E5760',
      ),
    ) +
    rend(c, d, [devantDe(a, -1, 1, 0, 2, '#5B4A3A')])
  );
};
