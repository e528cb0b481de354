import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';

/** An animal on four legs, in metres; its head is at -z. */
export interface Bete {
  /** From breast to rump, and from the ground to its back. */
  longueur: number;
  hauteur: number;
  /** Half its body's width and height. */
  corps: readonly [number, number];
  patte: number;
  /** From the shoulder to the head: up and forward. */
  cou: readonly [number, number];
  tete: Vec;
  /** Up, or down where they hang. */
  oreille: number;
  pelage: string;
  clair: string;
  queue: readonly [longueur: number, leve: number];
}

const CHIEN_GUIDE: Bete = {
  longueur: 0.56,
  hauteur: 0.58,
  corps: [0.12, 0.14],
  patte: 0.03,
  cou: [0.14, 0.14],
  tete: [0.08, 0.085, 0.13],
  oreille: -0.1,
  pelage: '#C49A5A',
  clair: '#DDBF8B',
  queue: [0.28, 0.06],
};

/** It is small in every picture. */
const FIN = { meridiens: 8, paralleles: 5 };
const POINT = { meridiens: 6, paralleles: 3 };

/** Diagonal legs go together, as in a trot. */
const PATTES = [
  { cote: -1, avant: true, retard: 0 },
  { cote: 1, avant: true, retard: 0.5 },
  { cote: -1, avant: false, retard: 0.5 },
  { cote: 1, avant: false, retard: 0 },
] as const;

function addPatte(maille: Maille, bete: Bete, [x, z]: readonly [number, number], pas: number) {
  const { hauteur, corps, patte, pelage } = bete;
  const ecart = Math.sin(pas * 2 * Math.PI) * hauteur * 0.3;
  const leve = Math.max(0, Math.cos(pas * 2 * Math.PI)) * hauteur * 0.1;
  const haut: Vec = [x, hauteur - corps[1] * 1.1, z];
  const genou: Vec = [x, hauteur * 0.38 + leve / 2, z - ecart * 0.55 + hauteur * 0.05];
  const pied: Vec = [x, 0.02 + leve, z - ecart];
  maille.addTube([haut, genou, pied], [patte * 2, patte * 1.2, patte], pelage, { cotes: 7 });
}

function addTete(maille: Maille, { tete, oreille, pelage, clair }: Bete, [, y, z]: Vec): void {
  const [tx, ty, tz] = tete;
  maille.addBoule([0, y, z - tz * 0.45], tete, pelage, FIN);
  maille.addBoule([0, y - ty * 0.35, z - tz * 1.2], [tx * 0.52, ty * 0.48, tz * 0.5], clair, FIN);
  maille.addBoule([0, y - ty * 0.2, z - tz * 1.68], [0.018, 0.015, 0.012], '#15110E', POINT);
  for (const cote of [-1, 1]) {
    maille.addTube(
      [
        [cote * tx * 0.8, y + ty * 0.6, z - tz * 0.1],
        [cote * tx * 1.25, y + ty * 0.6 + oreille, z],
      ],
      [0.034, 0.016],
      pelage,
      { cotes: 6 },
    );
    maille.addBoule(
      [cote * tx * 0.6, y + ty * 0.25, z - tz * 1.15],
      [0.013, 0.013, 0.013],
      '#15110E',
      POINT,
    );
  }
}

/** `phase`: of its stride, from 0 to 1. */
export function addBete(maille: Maille, bete: Bete, phase: number): void {
  const { longueur, hauteur, cou, pelage, clair, queue } = bete;
  const [rx, ry] = bete.corps;
  const [dos, avant, arriere] = [hauteur - ry, -longueur / 2, longueur / 2];
  maille.addTube(
    [
      [0, dos, avant - rx * 0.6],
      [0, dos - ry * 0.1, avant * 0.5],
      [0, dos, arriere * 0.5],
      [0, dos + ry * 0.05, arriere + rx * 0.5],
    ],
    [
      [rx * 0.6, ry * 0.7],
      [rx, ry],
      [rx * 0.94, ry * 0.9],
      [rx * 0.6, ry * 0.62],
    ],
    pelage,
    { cotes: 12 },
  );
  for (const { cote, avant: devant, retard } of PATTES)
    addPatte(
      maille,
      bete,
      [cote * rx * 0.62, devant ? avant * 0.86 : arriere * 0.9],
      phase + retard,
    );
  const tete: Vec = [0, hauteur + cou[0], avant - cou[1]];
  maille.addTube(
    [[0, dos + ry * 0.3, avant], [0, hauteur + cou[0] * 0.55, avant - cou[1] * 0.55], tete],
    [rx * 0.72, rx * 0.55, rx * 0.5],
    pelage,
    { cotes: 10 },
  );
  addTete(maille, bete, tete);
  const bout = arriere + rx * 0.5;
  maille.addTube(
    [
      [0, dos + ry * 0.5, bout],
      [0, dos + ry * 0.5 + queue[1], bout + queue[0]],
    ],
    [0.034, 0.014],
    clair,
    { cotes: 6 },
  );
}

const HARNAIS = '#F2F2EC';

/** It leads who holds its white handle: around its own foot. `main`: the hand. */
export function addChienGuide(maille: Maille, phase: number, main: Vec): void {
  addBete(maille, CHIEN_GUIDE, phase);
  const { hauteur, corps, longueur } = CHIEN_GUIDE;
  const [rx, ry] = corps;
  const epaule = -longueur / 2 + 0.12;
  const tour = Array.from({ length: 9 }, (_, i): Vec => {
    const angle = (i / 8) * 2 * Math.PI;
    return [Math.sin(angle) * rx * 1.06, hauteur - ry + Math.cos(angle) * ry * 1.06, epaule];
  });
  maille.addTube(tour, 0.016, HARNAIS, { cotes: 6 });
  for (const cote of [-1, 1])
    maille.addTube([[cote * rx, hauteur - ry * 0.6, epaule], main], 0.011, HARNAIS, { cotes: 6 });
}
