import { hasard } from '../plan/hasard.ts';
import type { Decor, Plan } from '../plan/plan.ts';
import { type Camera, devant } from './projection.ts';
import {
  boite,
  clair,
  derriere,
  devantOf,
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

export function maison(camera: Camera, decor: Decor, temps: Plan['temps']): string {
  const long = decor.longueur ?? 7;
  const demi = (decor.largeur ?? 6) / 2;
  const i = Math.floor(hasard(decor.x, decor.y) * MURS.length);
  const mur = MURS[i] ?? '#E9D8BF';
  const toit =
    temps === 'neige'
      ? '#F2F6F8'
      : (TOITS[(i + Number(decor.etat ?? 0)) % TOITS.length] ?? '#8F4B3A');
  const moitie = long / 2;
  const [hauteur, faite] = [5.4, 7.6];
  const murs = boite(-moitie, moitie, demi, 0, hauteur, mur);
  const pans: Face[] = [1, -1].map((cote): Face => {
    const points: Local[] = [
      [-moitie, cote * (demi + 0.25), hauteur - 0.2],
      [-moitie, 0, faite],
      [moitie, 0, faite],
      [moitie, cote * (demi + 0.25), hauteur - 0.2],
    ];
    return {
      points: cote > 0 ? points : points.toReversed(),
      couleur: cote > 0 ? toit : fonce(toit, 0.1),
    };
  });
  const pignons: Face[] = [
    {
      points: [
        [-moitie, -demi, hauteur],
        [-moitie, 0, faite],
        [-moitie, demi, hauteur],
      ],
      couleur: fonce(mur, 0.07),
    },
    {
      points: [
        [moitie, demi, hauteur],
        [moitie, 0, faite],
        [moitie, -demi, hauteur],
      ],
      couleur: mur,
    },
  ];
  const [, avant] = devant(camera, [decor.x, decor.y]);
  const trous: Face[] =
    avant > 32
      ? []
      : [-0.55, 0.25].flatMap((place) =>
          [1.1, 3.5].flatMap((y) =>
            flancs(
              demi + 0.02,
              [
                [moitie * place, y],
                [moitie * place, y + 1.2],
                [moitie * place + moitie * 0.36, y + 1.2],
                [moitie * place + moitie * 0.36, y],
              ],
              VITRE,
            ),
          ),
        );
  const facade: Face[] =
    avant > 32
      ? []
      : [-1, 1].flatMap((cote) =>
          [1.1, 3.5].map((y) =>
            derriere(
              -moitie - 0.02,
              cote * demi * 0.5 - 0.55,
              cote * demi * 0.5 + 0.55,
              y,
              y + 1.2,
              VITRE,
            ),
          ),
        );
  const porte =
    decor.etat === 'garage'
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
            [-0.1 * moitie, 0],
            [-0.1 * moitie, 2.1],
            [0.14 * moitie, 2.1],
            [0.14 * moitie, 0],
          ],
          '#5B4A3A',
        );
  return rend(camera, decor, [
    ...murs,
    ...pignons,
    ...trous,
    ...facade,
    ...(avant > 32 ? [] : porte),
    ...pans,
  ]);
}

export const abribus = (camera: Camera, decor: Decor): string => {
  const demiLong = (decor.longueur ?? 4) / 2;
  const demiLarge = (decor.largeur ?? 1.6) / 2;
  return (
    rend(
      camera,
      decor,
      [
        {
          points: [
            [-demiLong, demiLarge, 0.3],
            [-demiLong, demiLarge, 2.3],
            [demiLong, demiLarge, 2.3],
            [demiLong, demiLarge, 0.3],
          ],
          couleur: '#A9C9DA',
          opacite: 0.6,
        },
        {
          points: [
            [demiLong, -demiLarge, 0.2],
            [demiLong, -demiLarge, 2.3],
            [demiLong, demiLarge, 2.3],
            [demiLong, demiLarge, 0.2],
          ],
          couleur: '#A9C9DA',
          opacite: 0.7,
        },
      ],
      true,
    ) +
    rend(camera, decor, [...boite(-demiLong, demiLong, demiLarge + 0.15, 2.3, 2.5, '#3F7D58')]) +
    rend(
      camera,
      decor,
      [-demiLong, demiLong].map((place): Face => ({
        points: [
          [place, -demiLarge, 0],
          [place, -demiLarge, 2.3],
          [place, -demiLarge + 0.1, 2.3],
          [place, -demiLarge + 0.1, 0],
        ],
        couleur: '#59626B',
      })),
      true,
    )
  );
};

export const ecole = (camera: Camera, decor: Decor): string => {
  const demiLong = (decor.longueur ?? 8) / 2;
  const demiLarge = (decor.largeur ?? 9) / 2;
  const mur = '#C98A6B';
  const vitres = [-0.8, -0.3, 0.2, 0.65].flatMap((place) =>
    [1, 3.6].flatMap((hauteur) =>
      flancs(
        demiLarge + 0.02,
        [
          [demiLong * place, hauteur],
          [demiLong * place, hauteur + 1.4],
          [demiLong * place + demiLong * 0.3, hauteur + 1.4],
          [demiLong * place + demiLong * 0.3, hauteur],
        ],
        VITRE,
      ),
    ),
  );
  return (
    rend(camera, decor, [
      ...boite(-demiLong, demiLong, demiLarge, 0, 6, mur),
      ...vitres,
      ...[-0.6, -0.1, 0.4].flatMap((place) =>
        [1, 3.6].map((h) =>
          derriere(
            -demiLong - 0.02,
            demiLarge * place,
            demiLarge * place + demiLarge * 0.3,
            h,
            h + 1.4,
            VITRE,
          ),
        ),
      ),
    ]) +
    rend(
      camera,
      decor,
      prisme(
        [
          [-demiLong - 0.2, 6, demiLarge + 0.2],
          [-demiLong - 0.2, 6.5, demiLarge + 0.2],
          [demiLong, 6.5, demiLarge + 0.2],
          [demiLong, 6, demiLarge + 0.2],
        ],
        ['#59626B', clair('#59626B')],
        '#4E5760',
      ),
    ) +
    rend(camera, decor, [devantOf(demiLong, -1, 1, 0, 2, '#5B4A3A')])
  );
};
