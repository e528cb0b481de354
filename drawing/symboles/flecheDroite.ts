import { chemin, n } from '../svg.ts';

export interface Carrure {
  fut: number;
  tete: number;
  pointe: number;
}

/** `pied` may be above `bout`. */
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
