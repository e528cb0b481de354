import type { Chantier } from '../chantier.ts';
import { isLourd, isRail } from './formes/genres.ts';
import type { AspectDeVehicule } from './lentilles.ts';
import { Matrix4 } from 'three';
import { Maille } from '../maille/maille.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import type { Forme, Roue } from './coque.ts';

const PNEU = '#17191B';

/** A wheel with its rim outwards, at `cote` times x. */
export function addRoue(
  maille: Maille,
  roue: Roue,
  cote: 1 | -1,
  { braquage = 0, ...aspect }: AspectDeRoue & { braquage?: number } = {},
): void {
  const repere = new Matrix4().makeRotationY(-radians(braquage));
  repere.setPosition(cote * roue.x, roue.rayon, roue.z);
  maille.within(repere, () => addSurEssieu(maille, roue, cote, aspect));
}

interface AspectDeRoue {
  jante?: string;
  cotes?: number;
  pleine?: boolean;
}

/** Its axle through the frame's origin. */
function addSurEssieu(
  maille: Maille,
  { rayon, largeur }: Roue,
  cote: 1 | -1,
  { jante = '#A4ABB0', cotes = 18, pleine = false }: AspectDeRoue,
): void {
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
  (pleine ? addDisque : addBranches)(maille, cote, rebord, rayon, jante);
}

/** A bright rim, five spokes before the dark, and a hub. */
function addBranches(
  maille: Maille,
  cote: number,
  demi: number,
  rayon: number,
  jante: string,
): void {
  const x = cote * (demi + 0.006);
  const au = (angle: number, r: number): Vec => [
    x,
    Math.sin(angle) * r,
    -cote * Math.cos(angle) * r,
  ];
  const tour = 20;
  for (let i = 0; i < tour; i++) {
    const [a, b] = [(i / tour) * 2 * Math.PI, ((i + 1) / tour) * 2 * Math.PI];
    maille.addQuad(
      [au(a, rayon * 0.62), au(a, rayon * 0.7), au(b, rayon * 0.7), au(b, rayon * 0.62)],
      jante,
    );
  }
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI + 0.3;
    maille.addQuad(
      [
        au(angle - 0.45, rayon * 0.2),
        au(angle - 0.17, rayon * 0.64),
        au(angle + 0.17, rayon * 0.64),
        au(angle + 0.45, rayon * 0.2),
      ],
      jante,
    );
  }
  maille.addTube(
    [
      [x - cote * 0.02, 0, 0],
      [x + cote * 0.012, 0, 0],
    ],
    rayon * 0.22,
    jante,
    { cotes: 8 },
  );
}

/** Pressed steel with a hub that stands out, as lorries have. */
function addDisque(maille: Maille, cote: number, demi: number, rayon: number, jante: string): void {
  const at = (d: number): Vec => [cote * d, 0, 0];
  maille.addTube(
    [at(demi * 0.5), at(demi + 0.012), at(demi - 0.05), at(demi - 0.05)],
    [rayon * 0.7, rayon * 0.66, rayon * 0.56, rayon * 0.3],
    jante,
    { cotes: 18 },
  );
  maille.addTube([at(demi - 0.05), at(demi + 0.05)], [rayon * 0.26, rayon * 0.22], '#6E757B', {
    cotes: 10,
  });
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 2 * Math.PI;
    maille.addBoite(
      [cote * (demi - 0.04), Math.cos(a) * rayon * 0.42, Math.sin(a) * rayon * 0.42],
      [0.05, 0.035, 0.035],
      '#4A5056',
    );
  }
}

export function addRoues(
  { mailles: { divers }, roues: aPart }: Chantier,
  { roues, largeur, longueur }: Forme,
  nom: string,
  { etat }: AspectDeVehicule,
): void {
  for (const roue of roues)
    for (const cote of [-1, 1] as const) {
      const aspect = { jante: isLourd(nom) ? '#9AA1A6' : '#A4ABB0', pleine: isLourd(nom) };
      const { x, z, rayon, directrice = false } = roue;
      if (aPart) {
        const maille = new Maille();
        addSurEssieu(maille, roue, cote, aspect);
        const pose = divers.ici.multiply(new Matrix4().setPosition(cote * x, rayon, z));
        aPart.push({ maille, pose, rayon, directrice });
      } else
        addRoue(divers, roue, cote, {
          ...aspect,
          braquage: directrice ? (etat.braquage ?? 0) : 0,
        });
    }
  if (roues.length > 0) {
    const bas = isLourd(nom) ? 0.5 : 0.34;
    divers.addBoite([0, bas, 0], [largeur * 0.7, 0.22, longueur * 0.86], '#0B0C0D');
  }
  if (!isRail(nom)) return;
  for (let z = -longueur / 2 + 2.6; z < longueur / 2 - 1.5; z += (longueur - 5.2) / 4) {
    divers.addBoite([0, 0.3, z], [1.7, 0.34, 2.2], '#1B1D1F');
    for (const s of [-0.75, 0.75])
      divers.addTube(
        [
          [s - 0.06, 0.34, z + 0.7],
          [s + 0.06, 0.34, z + 0.7],
        ],
        0.33,
        '#2A2D30',
        { cotes: 14 },
      );
  }
}
