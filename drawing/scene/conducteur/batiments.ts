import type { Decor } from '../plan/plan.ts';
import type { Camera } from './projection.ts';
import { boite, clair, derriere, devantOf, type Face, flancs, prisme, rend } from './volume.ts';

const VITRE = '#8FB3C7';

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
