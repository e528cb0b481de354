import type { Boite } from '../camera/boites.ts';
import { cadreDuMiroir, capotOf, glaceOf, type Miroir } from '../camera/miroirs.ts';
import type { Vue } from '../camera/prises.ts';
import { devant, plus, radians } from '../maille/vecteurs.ts';

/** A mirror inside bulges a little, so that it shows the street and not one roof. */
const RENFLE = 1.35;

export const miroirsDuClip = (vue: Pick<Vue, 'oeil'>, cap: number): Miroir[] => [
  glaceOf('intérieur', vue, cap, undefined, RENFLE),
];

/** The left pillar as the seat draws it. Metres above the eyes a metre ahead, and degrees. */
const MONTANT = [
  [-0.165, -0.097, -29, -23.1],
  [-0.097, -0.03, -30.2, -24.4],
  [-0.03, 0.038, -31.5, -25.7],
  [0.038, 0.117, -35, -27.2],
  [0.117, 0.198, -36, -28.9],
  [0.198, 0.26, -38, -30.8],
] as const;

/** All of my own car that hides what is outside. */
export function cockpitOf(moi: Boite, vue: Vue): Boite[] {
  const { cap, objet } = moi;
  const montant = MONTANT.map(([bas, haut, gauche, droite]) => ({
    pied: plus(plus(vue.oeil, devant(cap + (gauche + droite) / 2)), [0, bas, 0]),
    cap: cap + (gauche + droite) / 2,
    longueur: 0.02,
    largeur: 2 * Math.tan(radians(droite - gauche) / 2),
    hauteur: haut - bas,
  }));
  const miroirs = miroirsDuClip(vue, cap).map((miroir) => cadreDuMiroir(miroir, cap));
  return [
    ...[...montant, ...miroirs].map((volume) => ({ ...volume, objet })),
    ...capotOf(moi, vue),
  ];
}
