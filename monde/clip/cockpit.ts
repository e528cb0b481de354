import type { Boite } from '../camera/boites.ts';
import { cadreDuMiroir, capotOf, glaceEn, glaceOf, type Miroir } from '../camera/miroirs.ts';
import type { Vue } from '../camera/prises.ts';
import { aDroite, devant, fois, plus, radians } from '../maille/vecteurs.ts';

/** A mirror inside bulges a little, so that it shows the street and not one roof. */
const RENFLE = 1.35;
/** The left one, at the pillar's foot, where a narrow view still has it: in metres from the eyes. */
const A_GAUCHE = { droite: -0.253, haut: -0.052, avant: 0.5 };
const GLACE_DE_GAUCHE = { genre: 'gauche', taille: [0.084, 0.06], renfle: 1.6 } as const;
/** In degrees from straight behind, to the left. */
const DEHORS = 13;
/** In degrees across: a view that stands has no left mirror. */
const LARGE = 50;

export function miroirsDuClip({ oeil, angle }: Pick<Vue, 'oeil' | 'angle'>, cap: number): Miroir[] {
  const dedans = glaceOf('intérieur', { oeil }, cap, undefined, RENFLE);
  if (angle < LARGE) return [dedans];
  const { droite, haut, avant } = A_GAUCHE;
  const centre = plus(
    plus(plus(oeil, [0, haut, 0]), fois(devant(cap), avant)),
    fois(aDroite(cap), droite),
  );
  return [dedans, glaceEn(centre, oeil, devant(cap + 180 + DEHORS), GLACE_DE_GAUCHE)];
}

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
