import type { Boite } from '../camera/boites.ts';
import { cadreDuMiroir, capotOf, glaceEn, glaceOf, type Miroir } from '../camera/miroirs.ts';
import type { Vue } from '../camera/prises.ts';
import { aDroite, devant, fois, moins, norme, plus, radians } from '../maille/vecteurs.ts';

/** A mirror inside bulges a little, so that it shows the street and not one roof. */
const RENFLE = 1.35;
/** The left one, at the pillar's foot, where a narrow view still has it: in metres from the eyes. */
const A_GAUCHE = { droite: -0.253, haut: -0.052, avant: 0.5 };
const GLACE_DE_GAUCHE = { genre: 'gauche', taille: [0.084, 0.06], renfle: 1.6 } as const;
/** In degrees from straight behind, to the left. */
const DEHORS = 13;
/** In degrees across: a narrower view shows neither where it is. */
const LARGE = 58;
/** Where a narrow view has them, in shares of its half width, and of its half height from the middle. */
const [EN_HAUT, AVANT_DEBOUT] = [0.84, 0.5];
const DEBOUT = [
  { genre: 'intérieur', droite: 0.3, part: 0.92, plat: 0.3, champ: 0.45, dehors: 0 },
  { genre: 'gauche', droite: -0.68, part: 0.44, plat: 0.7, champ: 0.24, dehors: DEHORS },
] as const;

/** Both at the upper edge, where a picture that stands has nothing but sky; they show as much. */
function miroirsDebout({ oeil, angle }: Pick<Vue, 'oeil' | 'angle'>, cap: number, rapport: number) {
  const demi = AVANT_DEBOUT * Math.tan(radians(angle / 2));
  const devantMoi = plus(oeil, fois(devant(cap), AVANT_DEBOUT));
  return DEBOUT.map(({ genre, droite, part, plat, champ, dehors }) => {
    const largeur = part * demi;
    const centre = plus(plus(devantMoi, fois(aDroite(cap), droite * demi)), [
      0,
      (EN_HAUT * demi) / rapport,
      0,
    ]);
    return glaceEn(centre, oeil, devant(cap + 180 + dehors), {
      genre,
      taille: [largeur, plat * largeur],
      renfle: (champ * norme(moins(centre, oeil))) / largeur,
    });
  });
}

/** `rapport`: the picture's width by its height. */
export function miroirsDuClip(
  { oeil, angle }: Pick<Vue, 'oeil' | 'angle'>,
  cap: number,
  rapport: number,
): Miroir[] {
  if (angle < LARGE) return miroirsDebout({ oeil, angle }, cap, rapport);
  const dedans = glaceOf('intérieur', { oeil }, cap, undefined, RENFLE);
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

/** All of my own car that hides what is outside of a picture that lies. */
export function cockpitOf(moi: Boite, vue: Vue): Boite[] {
  const { cap, objet } = moi;
  const montant = MONTANT.map(([bas, haut, gauche, droite]) => ({
    pied: plus(plus(vue.oeil, devant(cap + (gauche + droite) / 2)), [0, bas, 0]),
    cap: cap + (gauche + droite) / 2,
    longueur: 0.02,
    largeur: 2 * Math.tan(radians(droite - gauche) / 2),
    hauteur: haut - bas,
  }));
  const miroirs = miroirsDuClip(vue, cap, 16 / 9).map((miroir) => cadreDuMiroir(miroir, cap));
  return [
    ...[...montant, ...miroirs].map((volume) => ({ ...volume, objet })),
    ...capotOf(moi, vue),
  ];
}
