import { autres } from './feux/feuxDivers.ts';
import { vehicules } from './feux/feuxDesVehicules.ts';
import type { Signe } from './signe.ts';

const feux = { ...vehicules, ...autres };

export type EtatFeu = keyof typeof feux;
export const etatsFeu = Object.keys(feux) as EtatFeu[];

export function signeFeu(etat: EtatFeu): Signe {
  if (!Object.hasOwn(feux, etat))
    throw new Error(`Le feu « ${etat} » n’est pas dessiné. Choix : ${etatsFeu.join(', ')}.`);
  return feux[etat];
}
