import { aleaOf } from '../maille/alea.ts';
import { Matrix4 } from 'three';
import type { Maille } from '../maille/maille.ts';
import type { Couleur } from '../maille/teinte.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import type { GesteAuVolant } from './etat.ts';

const TISSU = '#2B2F34';
const PEAUX = ['#E3B594', '#DDA987', '#C98F66', '#8A5A3C'] as const;
const CHEVEUX = ['#2A1C14', '#4A3220', '#8A6236', '#16120F', '#A8A29A'] as const;
const HAUTS = ['#3D5F86', '#7C3B3F', '#D8D3C8', '#4E6B52', '#8C8F94'] as const;

const choix = <T>(alea: () => number, parmi: readonly T[]): T =>
  parmi[Math.floor(alea() * parmi.length)]!;

/** `oeil`: where the one who sits there has his eyes. */
export function addSiege(maille: Maille, [x, y, z]: Vec, couleur: Couleur = TISSU): void {
  maille.addBoite([x, y - 0.68, z + 0.02], [0.48, 0.14, 0.5], couleur);
  maille.addBoite([x, y - 0.36, z + 0.32], [0.46, 0.62, 0.13], couleur, {
    largeur: 0.86,
    decalage: 0.07,
  });
  maille.addBoite([x, y + 0.04, z + 0.36], [0.25, 0.19, 0.09], couleur, { largeur: 0.8 });
}

const TOURNE: Record<GesteAuVolant, number> = {
  absent: 0,
  'droit devant': 0,
  'regarde à gauche': -62,
  'regarde à droite': 62,
  'fait passer': 18,
};

function addTete(maille: Maille, [x, y, z]: Vec, tourne: number, alea: () => number): void {
  const [peau, cheveux] = [choix(alea, PEAUX), choix(alea, CHEVEUX)];
  const repere = new Matrix4().makeRotationY(-radians(tourne)).setPosition(x, y, z + 0.09);
  maille.within(repere, () => {
    maille.addBoule([0, 0, 0], [0.078, 0.118, 0.1], peau, { meridiens: 12, paralleles: 8 });
    maille.addBoule([0, 0.022, 0.016], [0.087, 0.113, 0.103], cheveux, {
      meridiens: 12,
      paralleles: 5,
      jusqua: 0.45,
    });
    maille.addBoule([0, 0, 0.045], [0.083, 0.1, 0.075], cheveux, { meridiens: 8, paralleles: 5 });
    maille.addBoule([0, -0.015, -0.102], [0.014, 0.025, 0.018], peau, {
      meridiens: 6,
      paralleles: 4,
    });
    for (const s of [-1, 1]) {
      maille.addBoule([s * 0.032, 0.018, -0.088], [0.016, 0.009, 0.01], '#F2EFEA', {
        meridiens: 6,
        paralleles: 4,
      });
      maille.addBoule([s * 0.032, 0.018, -0.096], [0.007, 0.008, 0.005], '#2A1C14', {
        meridiens: 5,
        paralleles: 3,
      });
      maille.addBoite([s * 0.032, 0.036, -0.094], [0.032, 0.006, 0.008], cheveux);
    }
    maille.addBoite([0, -0.058, -0.086], [0.04, 0.008, 0.012], '#A8605A');
  });
}

/** Head, shoulders, arms and hands; what one sees of a driver. */
export function addConducteur(
  maille: Maille,
  oeil: Vec,
  geste: GesteAuVolant,
  graine: number,
): void {
  const alea = aleaOf(graine);
  const [x, y, z] = oeil;
  const haut = choix(alea, HAUTS);
  const peau = PEAUX[0];
  maille.addTube(
    [
      [x, y - 0.66, z + 0.2],
      [x, y - 0.42, z + 0.2],
      [x, y - 0.24, z + 0.17],
      [x, y - 0.17, z + 0.14],
    ],
    [
      [0.17, 0.12],
      [0.19, 0.12],
      [0.2, 0.1],
      [0.08, 0.07],
    ],
    haut,
    { cotes: 10 },
  );
  maille.addTube(
    [
      [x, y - 0.2, z + 0.14],
      [x, y - 0.06, z + 0.1],
    ],
    0.052,
    peau,
    { cotes: 8, bouts: false },
  );
  addTete(maille, oeil, TOURNE[geste], alea);
  addBras(maille, oeil, -1, false, haut, peau);
  addBras(maille, oeil, 1, geste === 'fait passer', haut, peau);
}

function addBras(
  maille: Maille,
  [x, y, z]: Vec,
  cote: 1 | -1,
  leve: boolean,
  haut: Couleur,
  peau: Couleur,
): void {
  const au = (dx: number, dy: number, dz: number): Vec => [x + cote * dx, y + dy, z + dz];
  const epaule = au(0.19, -0.26, 0.15);
  const coude = leve ? au(0.25, -0.4, -0.06) : au(0.26, -0.48, -0.02);
  const main = leve ? au(0.12, -0.05, -0.3) : au(0.15, -0.36, -0.3);
  maille.addTube([epaule, coude, main], [0.062, 0.05, 0.036], haut, { cotes: 7 });
  if (!leve) {
    maille.addBoule(main, [0.042, 0.045, 0.05], peau, { meridiens: 7, paralleles: 5 });
    return;
  }
  maille.addBoule([main[0], main[1] + 0.05, main[2]], [0.048, 0.06, 0.018], peau, {
    meridiens: 8,
    paralleles: 5,
  });
  for (let i = 0; i < 4; i++)
    maille.addTube(
      [
        [main[0] - 0.034 + i * 0.023, main[1] + 0.09, main[2]],
        [main[0] - 0.04 + i * 0.027, main[1] + 0.165, main[2] - 0.01],
      ],
      0.011,
      peau,
      { cotes: 5 },
    );
}

/** The wheel before the driver, and the board under the windscreen. */
export function addPoste(maille: Maille, [x, y, z]: Vec, largeur: number, avance = 0.72): void {
  const centre: Vec = [x, y - 0.37, z - 0.36];
  const cercle = Array.from({ length: 13 }, (_, i): Vec => {
    const a = (i / 12) * 2 * Math.PI;
    return [
      centre[0] + Math.cos(a) * 0.18,
      centre[1] + Math.sin(a) * 0.165,
      centre[2] + Math.sin(a) * 0.07,
    ];
  });
  maille.addTube(cercle, 0.014, '#0F1113', { cotes: 5, bouts: false });
  maille.addBoite(centre, [0.3, 0.05, 0.05], '#1A1C1F');
  maille.addBoite([0, y - 0.49, z - avance], [largeur, 0.24, 0.42], '#1C1F22', {
    profondeur: 0.7,
    decalage: -0.06,
  });
}

/** Rows of two seats on both sides of an aisle. */
export function addRangees(
  maille: Maille,
  zs: readonly number[],
  plancher: number,
  demi: number,
  couleur: Couleur,
): void {
  for (const z of zs)
    for (const s of [-1, 1]) {
      maille.addBoite([s * (demi - 0.55), plancher + 0.45, z], [0.86, 0.1, 0.44], couleur);
      maille.addBoite([s * (demi - 0.55), plancher + 0.82, z + 0.24], [0.86, 0.72, 0.09], couleur);
    }
}
