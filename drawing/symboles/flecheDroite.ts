import { chemin, n } from '../svg.ts';

/** How broad an arrow is: its shaft, its head, and how long that head is. */
export interface Carrure {
  fut: number;
  tete: number;
  pointe: number;
}

/** The outline of a straight upright arrow from `pied` to `bout`, whichever is above. */
export function contourFleche(x: number, pied: number, bout: number, carrure: Carrure): string {
  const sens = bout < pied ? 1 : -1;
  const cou = bout + sens * carrure.pointe;
  return (
    `M${n(x - carrure.fut / 2)} ${n(pied)}V${n(cou)}H${n(x - carrure.tete / 2)}L${n(x)} ${n(bout)}` +
    `L${n(x + carrure.tete / 2)} ${n(cou)}H${n(x + carrure.fut / 2)}V${n(pied)}Z`
  );
}

export const flecheDroite = (
  x: number,
  pied: number,
  bout: number,
  carrure: Carrure,
  couleur: string,
): string => chemin(contourFleche(x, pied, bout, carrure), couleur);
