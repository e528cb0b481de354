import { fleches } from './marquages/flechesPeintes.ts';
import { lignes } from './marquages/lignesPeintes.ts';
import { places } from './marquages/placesPeintes.ts';
import type { Signe } from './signe.ts';

const marquages = { ...lignes, ...fleches, ...places } satisfies Record<string, Signe>;

export type NomMarquage = keyof typeof marquages;
export const nomsMarquage = Object.keys(marquages) as NomMarquage[];

export function signeMarquage(nom: NomMarquage): Signe {
  if (!Object.hasOwn(marquages, nom))
    throw new Error(
      `Le marquage « ${nom} » n’est pas dessiné. Choix : ${nomsMarquage.join(', ')}.`,
    );
  return marquages[nom];
}
