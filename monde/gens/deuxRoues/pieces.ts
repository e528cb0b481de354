import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import { type Couleur } from '../../maille/teinte.ts';
import { moins, plus, type Vec } from '../../maille/vecteurs.ts';
import { addPeau } from '../corps/peau.ts';
import { addTexte } from '../texte.ts';

const TOUR = 2 * Math.PI;
const NOIR = '#17181A';

export interface Roue {
  rayon: number;
  /** Half the tyre's width. */
  pneu: number;
  /** Spokes; fewer than eight are cast. */
  rayons: number;
  jante?: Couleur;
  tour?: number;
}

/** A wheel that rolls along z, its axle at the frame's origin. */
export function addRoue(
  maille: Maille,
  [x, y, z]: Vec,
  { rayon, pneu, rayons, jante = '#A4AAAF', tour = 0 }: Roue,
): void {
  const fondue = rayons < 8;
  const haut = fondue ? pneu * 0.85 : pneu;
  const fond = fondue ? 0.62 : 0.42;
  const profil = [
    [0, 0],
    [0.92, -0.85],
    [fond, -2.25],
    [-fond, -2.25],
    [-0.92, -0.85],
  ] as const;
  const cercle = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * TOUR;
    return profil.map(([large, bas]): Vec => {
      const r = rayon + bas * haut;
      return [x + large * pneu, y + Math.cos(a) * r, z + Math.sin(a) * r];
    });
  });
  addPeau(maille, cercle, (_, c) => (c === 2 || c === 3 ? jante : NOIR), {
    debut: false,
    fin: false,
  });
  const bout = rayon - haut * 2.2;
  for (let i = 0; i < rayons; i++) {
    const a = (i / rayons) * TOUR + tour;
    const cote = fondue ? 0 : i % 2 ? 0.03 : -0.03;
    const large = fondue ? 0.028 : 0.0035;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const au = (r: number, dx: number, t: number): Vec => [
      x + dx,
      y + c * r - s * t,
      z + s * r + c * t,
    ];
    if (fondue)
      maille.addTube([au(0.03, 0, 0), au(bout, 0, 0)], [0.03, 0.018], jante, {
        cotes: 4,
        bouts: false,
      });
    else
      maille.addQuad(
        [au(0.02, cote, -large), au(0.02, cote, large), au(bout, 0, large), au(bout, 0, -large)],
        '#B9BFC4',
      );
  }
  maille.addTube(
    [
      [x - 0.05, y, z],
      [x + 0.05, y, z],
    ],
    fondue ? 0.05 : 0.026,
    '#7E858B',
    { cotes: 7 },
  );
}

/** Sheet over a tyre, from one angle to another; 0 is on top, positive to the back. */
export function addGardeBoue(
  maille: Maille,
  [x, y, z]: Vec,
  {
    rayon,
    large,
    de,
    jusqua,
    couleur,
  }: { rayon: number; large: number; de: number; jusqua: number; couleur: Couleur },
): void {
  const arc = Array.from({ length: 9 }, (_, i) => {
    const a = de + ((jusqua - de) * i) / 8;
    return [-1, 0, 1].map((cote): Vec => {
      const r = rayon - (cote === 0 ? 0 : large * 0.5);
      return [x + cote * large, y + Math.cos(a) * r, z + Math.sin(a) * r];
    });
  });
  addPeau(maille, arc, couleur, { debut: false, fin: false, boucle: false });
}

export interface Feux {
  allumes: boolean;
  freine: boolean;
}

/** A direction of the machine's frame, in the world. */
const versDe = (maille: Maille, ou: Vec, sens: Vec): Vec =>
  moins(maille.toWorld(plus(ou, sens)), maille.toWorld(ou));

/** A headlamp that looks along -z. */
export function addPhare(
  chantier: Chantier,
  maille: Maille,
  ou: Vec,
  taille: number,
  allume: boolean,
  force = 0,
): void {
  maille.addTube(
    [plus(ou, [0, 0, taille * 0.9]), plus(ou, [0, 0, -taille * 0.1])],
    [taille * 0.7, taille],
    '#22252A',
    { cotes: 10 },
  );
  maille.lit(allume ? 1 : 0.1, () =>
    maille.addBoule(
      plus(ou, [0, 0, -taille * 0.1]),
      [taille * 0.9, taille * 0.9, taille * 0.35],
      '#FFF6DE',
      {
        meridiens: 8,
        paralleles: 4,
      },
    ),
  );
  if (!allume) return;
  const monde = maille.toWorld(plus(ou, [0, 0, -taille]));
  chantier.halos.push({
    ou: monde,
    couleur: '#FFF2D0',
    vers: versDe(maille, ou, [0, 0, -1]),
    phare: true,
    taille: (chantier.nuit ? 6 : 3.2) * taille,
  });
  if (force > 0)
    chantier.lampes.push({
      genre: 'phare',
      ou: monde,
      vers: maille.toWorld(plus(ou, [0, -0.7, -12])),
      couleur: '#FFF2D8',
      force,
      portee: 26,
    });
}

/** A rear lamp with its reflector. */
export function addFeuArriere(
  chantier: Chantier,
  maille: Maille,
  ou: Vec,
  [large, haut]: readonly [number, number],
  { allumes, freine }: Feux,
): void {
  const vif = freine || allumes;
  maille.lit(freine ? 1 : allumes ? 0.6 : 0.08, () =>
    maille.addBoite(ou, [large, haut, 0.03], freine ? '#FF1420' : '#C80F1C', { largeur: 0.9 }),
  );
  if (!vif) return;
  const taille = (chantier.nuit ? 0.36 : 0.2) * (freine ? 1.7 : 1);
  chantier.halos.push({
    ou: maille.toWorld(plus(ou, [0, 0, 0.03])),
    couleur: '#FF2018',
    vers: versDe(maille, ou, [0, 0, 1]),
    taille,
  });
}

export function addClignotant(chantier: Chantier, maille: Maille, ou: Vec, allume: boolean): void {
  maille.lit(allume ? 1 : 0.06, () =>
    maille.addBoule(
      ou,
      allume ? [0.05, 0.04, 0.045] : [0.032, 0.022, 0.026],
      allume ? '#FFA012' : '#D9801A',
      {
        meridiens: 6,
        paralleles: 4,
      },
    ),
  );
  if (allume)
    chantier.halos.push({
      ou: maille.toWorld(ou),
      couleur: '#FF9A20',
      taille: 0.75,
    });
}

export function addRetro(
  maille: Maille,
  pied: Vec,
  miroir: Vec,
  [large, haut]: readonly [number, number],
): void {
  maille.addTube([pied, miroir], 0.007, NOIR, { cotes: 4, bouts: false });
  maille.addBoule(miroir, [large, haut, 0.022], NOIR, { meridiens: 8, paralleles: 4 });
  maille.addBoule(plus(miroir, [0, 0, 0.012]), [large * 0.86, haut * 0.82, 0.014], '#9FB4C4', {
    meridiens: 8,
    paralleles: 4,
  });
}

/** A Belgian plate, red on white, that looks along +z: two lines. In metres. */
export function addPlaque(
  maille: Maille,
  [x, y, z]: Vec,
  [large, haut]: readonly [number, number],
  lignes: readonly [string, string],
): void {
  maille.addBoite([x, y, z], [large, haut, 0.004], '#F4F4F0');
  const au =
    (dy: number) =>
    (dx: number, h: number): Vec => [x + large * 0.04 + dx, y + dy + h, z + 0.004];
  for (const [i, ligne] of lignes.entries())
    addTexte(ligne, [large * 0.78, haut * 0.34], au(haut * (i === 0 ? 0.23 : -0.23)), (coins) =>
      maille.addQuad(coins, '#A3141C'),
    );
  maille.addBoite(
    [x - large * 0.44, y + haut * 0.22, z + 0.003],
    [large * 0.1, haut * 0.4, 0.002],
    '#1F3FA0',
  );
}

/** A saddle whose top is at y, its middle at z. */
export function addSelle(maille: Maille, [x, y, z]: Vec): void {
  maille.addTube(
    [
      [x, y - 0.03, z - 0.15],
      [x, y - 0.025, z - 0.08],
      [x, y - 0.03, z + 0.04],
      [x, y - 0.03, z + 0.12],
    ],
    [
      [0.02, 0.018],
      [0.035, 0.026],
      [0.08, 0.032],
      [0.085, 0.03],
    ],
    NOIR,
    { cotes: 8 },
  );
}
