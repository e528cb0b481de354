import { Matrix4 } from 'three';
import type { Maille } from '../maille/maille.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import type { Roue } from './coque.ts';

const PNEU = '#17191B';

/** A wheel with its rim outwards, at `cote` times x. */
export function addRoue(
  maille: Maille,
  { z, x, rayon, largeur }: Roue,
  cote: 1 | -1,
  { braquage = 0, jante = '#B4BBC0', cotes = 18 } = {},
): void {
  const repere = new Matrix4().makeRotationY(-radians(braquage)).setPosition(cote * x, rayon, z);
  maille.within(repere, () => {
    const demi = largeur / 2;
    const at = (d: number): Vec => [cote * d, 0, 0];
    maille.addTube(
      [at(-demi), at(-demi * 0.7), at(demi * 0.7), at(demi)],
      [rayon * 0.9, rayon, rayon, rayon * 0.9],
      PNEU,
      { cotes },
    );
    const rebord = demi * 1.02;
    maille.addTube([at(demi * 0.6), at(rebord)], [rayon * 0.68, rayon * 0.66], '#2A2E32', {
      cotes: 14,
    });
    addBranches(maille, cote, rebord, rayon, jante);
  });
}

/** Five spokes and a hub. */
function addBranches(
  maille: Maille,
  cote: number,
  demi: number,
  rayon: number,
  jante: string,
): void {
  const x = cote * (demi + 0.008);
  const au = (angle: number, r: number): Vec => [
    x,
    Math.sin(angle) * r,
    -cote * Math.cos(angle) * r,
  ];
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI + 0.3;
    maille.addQuad(
      [
        au(angle - 0.42, rayon * 0.22),
        au(angle - 0.2, rayon * 0.64),
        au(angle + 0.2, rayon * 0.64),
        au(angle + 0.42, rayon * 0.22),
      ],
      jante,
    );
  }
  maille.addTube(
    [
      [x - cote * 0.02, 0, 0],
      [x + cote * 0.012, 0, 0],
    ],
    rayon * 0.24,
    jante,
    {
      cotes: 8,
    },
  );
}
