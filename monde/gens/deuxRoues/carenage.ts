import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import type { Couleur } from '../../maille/teinte.ts';
import type { Vec } from '../../maille/vecteurs.ts';
import { addPeau, anneauxOf, type Station } from '../corps/peau.ts';
import type { EtatMonture } from './monture.ts';
import { addClignotant } from './pieces.ts';

export const NOIR = '#17181A';
export const METAL = '#9BA1A6';
export const FONTE = '#3C4146';

/** A body along z: place, half-width, up, down. */
export type Coupe = readonly [y: number, z: number, demi: number, haut: number, bas: number];

/** A smooth body through cuts across z. */
export function addCoque(
  maille: Maille,
  coupes: readonly Coupe[],
  couleur: Couleur | ((i: number) => Couleur),
  cotes = 10,
): void {
  const stations = coupes.map(([y, z, demi, haut, bas]): Station => ({
    ou: [0, y, z],
    rayon: [demi, haut, bas],
  }));
  const plats = stations.map(({ ou, rayon }) => ({ ou: [0, 0, ou[2]] as Vec, rayon }));
  const anneaux = anneauxOf(plats, [1, 0, 0], cotes).map((anneau, i) =>
    anneau.map(([x, y, z]): Vec => [x, y + coupes[i]![0], z]),
  );
  addPeau(maille, anneaux, couleur);
}

/** Both sides of the front or of the back. */
export function addClignotants(
  chantier: Chantier,
  maille: Maille,
  { clignote }: EtatMonture,
  [x, y, z]: Vec,
): void {
  for (const cote of [-1, 1]) {
    maille.addTube(
      [
        [cote * x * 0.4, y, z],
        [cote * x, y, z],
      ],
      0.009,
      NOIR,
      { cotes: 4, bouts: false },
    );
    addClignotant(
      chantier,
      maille,
      [cote * x, y, z],
      clignote === (cote < 0 ? 'gauche' : 'droite'),
    );
  }
}
