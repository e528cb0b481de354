import { cadreAutour } from './cadre.ts';
import { overlap, type Cadre } from './geometrie.ts';
import { hasard } from './hasard.ts';
import type { Decor, Objet } from './plan.ts';

const isDedans = (boite: Cadre, cadre: Cadre, marge: number): boolean =>
  boite[0] + boite[2] > cadre[0] + marge &&
  boite[0] < cadre[0] + cadre[2] - marge &&
  boite[1] + boite[3] > cadre[1] + marge &&
  boite[1] < cadre[1] + cadre[3] - marge;

/** `sorte`, from 0 to 1, varies size and colours. */
export interface Terrain {
  x: number;
  y: number;
  cap: number;
  sorte: number;
}

const maison = ({ x, y, cap, sorte }: Terrain): Decor => ({
  genre: 'maison',
  x,
  y,
  cap,
  longueur: 6 + Math.round(sorte * 2),
  largeur: 5.6,
  etat: `${Math.floor(sorte * 5)}`,
});

/** In towns closer, smaller, further from the road. */
function arbres([x0, y0, largeur, hauteur]: Cadre, ville: boolean): Decor[] {
  const intervalle = ville ? 2.7 : 3.1;
  const decors: Decor[] = [];
  for (let i = 0; i * intervalle < largeur; i += 1)
    for (let j = 0; j * intervalle < hauteur; j += 1) {
      const tirage = hasard(i + 3, j + 7);
      if (tirage < (ville ? 0.3 : 0.5)) continue;
      const taille = Math.round(((ville ? 1.2 : 1.7) + hasard(j, i) * 1.5) * 10) / 10;
      decors.push({
        genre: 'arbre',
        x: Math.round((x0 + (i + hasard(i, j)) * intervalle) * 10) / 10,
        y: Math.round((y0 + (j + tirage) * intervalle) * 10) / 10,
        cap: 0,
        longueur: taille,
        largeur: taille,
      });
    }
  return decors;
}

/** Houses first, then trees. `marge`: a house's distance from the road. */
export function addDecor(
  {
    ville,
    cadre,
    maisons,
    marge,
    piste = 0,
  }: {
    ville: boolean;
    cadre: Cadre;
    maisons: Terrain[];
    marge: number;
    piste?: number;
  },
  objets: Objet[],
  isLibre: (c: Cadre, marge: number) => boolean,
): Decor[] {
  const pris = objets.map((o) => cadreAutour(o, 0.6));
  const stands = (distance: number) => (decor: Decor) => {
    const place = cadreAutour(decor);
    if (!isDedans(place, cadre, 1) || !isLibre(place, distance)) return false;
    if (pris.some((p) => overlap(p, place, 0.3))) return false;
    pris.push(place);
    return true;
  };
  return [
    ...maisons.map(maison).filter(stands(marge)),
    ...arbres(cadre, ville).filter(stands(ville ? 2.6 + piste : 0.9)),
  ];
}
