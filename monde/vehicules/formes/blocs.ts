import type { Cle, Roue } from '../coque.ts';
import type { Crayon } from '../crayon.ts';

/** Its dark underside. */
export const BAS = '#2A2D31';

/** A box with rounded ends, as buses and cases have. */
export const bloc = (
  longueur: number,
  largeur: number,
  hauteur: number,
  bas: number,
  milieu = 0,
): Cle[] => {
  const [l, w] = [longueur / 2, largeur / 2];
  return [
    [milieu - l, hauteur - 0.5, 1.2, bas + 0.1, w - 0.2, w - 0.3],
    [milieu - l + 0.06, hauteur - 0.22, 1.2, bas + 0.02, w - 0.07, w - 0.16],
    [milieu - l + 0.22, hauteur - 0.06, 1.2, bas, w - 0.01, w - 0.06],
    [milieu - l + 0.6, hauteur, 1.2, bas, w, w - 0.05],
    [milieu + l - 0.3, hauteur, 1.2, bas, w, w - 0.05],
    [milieu + l - 0.06, hauteur - 0.05, 1.2, bas, w - 0.02, w - 0.07],
    [milieu + l, hauteur - 0.25, 1.2, bas + 0.06, w - 0.1, w - 0.15],
  ];
};

export const paire = (
  avant: number,
  arriere: number,
  rayon: number,
  x: number,
  l: number,
): Roue[] => [
  { z: avant, rayon, x, largeur: l, directrice: true },
  { z: arriere, rayon, x, largeur: l },
];

/** A folding door of a bus, between two z. */
export function paintPorte(crayon: Crayon, [de, a]: readonly [number, number]): void {
  const milieu = (de + a) / 2;
  crayon.rect([de, 0.34], [a, 2.66], '#14181C', 'lisse', 0.04);
  for (const [d, f] of [
    [de + 0.06, milieu - 0.04],
    [milieu + 0.04, a - 0.06],
  ] as const)
    crayon.vitre(
      [
        [d, 0.55],
        [f, 0.55],
        [f, 2.56],
        [d, 2.56],
      ],
      0.04,
    );
  crayon.trait(
    [
      [milieu, 0.36],
      [milieu, 2.64],
    ],
    '#4A545C',
    0.03,
    'mat',
  );
}
