import type { Chantier } from '../chantier.ts';
import { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addArbre, addHaie, addTouffe, type Pousse } from './feuillage.ts';

/** Between two points on the ground, along a pavement. */
interface Cloture {
  de: Vec;
  a: Vec;
}

const CHAPERON = '#A7A49C';
const MURETS = ['#96705F', '#B5AD9E', '#D6CFC0'] as const;

/**
 * A hedge, a low wall with its coping, railings, or pales. One place has one kind.
 * Answers how high it hides: one sees through railings.
 */
export function addCloture({ mailles }: Chantier, { de, a }: Cloture, pousse: Pousse): number {
  const { alea, enneige } = pousse;
  const sort = alea();
  const [dx, dz] = [a[0] - de[0], a[2] - de[2]];
  const long = Math.hypot(dx, dz);
  if (long < 0.3) return 0;
  const milieu: Vec = [(de[0] + a[0]) / 2, Math.min(de[1], a[1]), (de[2] + a[2]) / 2];
  const { divers, mur, feuille } = mailles;
  const lacet = Math.atan2(-dz, dx);
  if (sort < 0.55) {
    const hauteur = 0.75 + alea() * 0.45;
    addHaie(feuille, de, a, { largeur: 0.55, hauteur }, pousse);
    return hauteur;
  }
  if (sort < 0.8) {
    const couleur = MURETS[Math.floor(alea() * MURETS.length)]!;
    const haut = 0.5 + alea() * 0.3;
    mur.at(milieu, lacet, () => mur.addBoite([0, haut / 2, 0], [long, haut, 0.22], couleur));
    divers.at(milieu, lacet, () =>
      divers.addBoite([0, haut + 0.03, 0], [long, 0.07, 0.3], enneige ? '#E9EDF1' : CHAPERON),
    );
    return haut + 0.06;
  }
  const grille = sort < 0.9;
  const couleur = grille ? '#3B4044' : '#9A8E7C';
  const [haut, large, pas] = grille ? [0.95, 0.03, 0.16] : [0.85, 0.09, 0.2];
  divers.at(milieu, lacet, () => {
    for (const y of [0.2, haut - 0.1]) divers.addBoite([0, y, 0], [long, 0.05, 0.03], couleur);
    const nombre = Math.min(24, Math.floor(long / pas));
    for (let i = 0; i < nombre; i += 1)
      divers.addBoite(
        [((i + 0.5) / nombre - 0.5) * long, haut / 2, -0.02],
        [large, haut, 0.025],
        couleur,
      );
  });
  return 0;
}

/** Shrubs, flowers and now and then a tree on a lawn. `libre`: nothing is hidden by it. */
export function addPlantes(
  { mailles }: Chantier,
  at: (s: number, d: number) => Vec,
  large: number,
  libre: (ou: Vec) => boolean,
  pousse: Pousse,
): void {
  const { alea } = pousse;
  const arbre = at(alea() * large, 4.5 + alea() * 4);
  if (alea() < 0.14 && libre(arbre)) addArbre(mailles, arbre, pousse, { echelle: 0.8 });
  for (let s = alea() * 1.5; s < large; s += 1.4 + alea() * 2.2) {
    const [x, y, z] = at(s, 1.3 + alea() * 1.6);
    const gros = 0.28 + alea() * 0.4;
    if (alea() < 0.5)
      addTouffe(
        mailles.feuille,
        [x, y + gros * 0.7, z],
        [gros, gros * 0.85, gros],
        {
          cartes: 14,
          taille: 0.2,
          couleur: ['#5F7542', '#6E6A48', '#7A8350', '#8A8A5E'][Math.floor(alea() * 4)]!,
          coeur: true,
        },
        pousse,
      );
  }
}

/** A paved drive from the pavement to a garage. */
export function addAllee({ sols }: Chantier, coins: readonly [Vec, Vec, Vec, Vec]): void {
  const maille = (sols.pavés ??= new Maille());
  const [a, b, , d] = coins;
  const large = Math.hypot(b[0] - a[0], b[2] - a[2]);
  const long = Math.hypot(d[0] - a[0], d[2] - a[2]);
  const leve = coins.map(([x, y, z]): Vec => [x, y + 0.03, z]) as unknown as typeof coins;
  maille.addQuad([leve[0], leve[1], leve[2], leve[3]], '#A39A8E', [0, 0, large / 1.9, long / 1.9]);
}
