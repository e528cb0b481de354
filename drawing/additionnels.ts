import { blancs } from './additionnels/blancs.ts';
import { bleus, panneauTexte, type Symbole } from './additionnels/bleus.ts';
import type { Signe } from './panneaux/signe.ts';
import { lignes } from './symboles/inscription.ts';

const symboles = { ...blancs, ...bleus };

type NomAdditionnel = keyof typeof symboles;
/** A text for a blue plate, or one of our symbols by its name; a vehicle may have a text below it. */
export type Additionnel = string | { symbole: NomAdditionnel; valeur?: number | string };
export const additionnels = Object.keys(symboles) as NomAdditionnel[];

/** About 14 letters fit on a line; a longer text is broken between words. */
const couper = (corps: string): string[] => lignes(corps, 14);

export function signeAdditionnel(additionnel: Additionnel): Signe {
  if (typeof additionnel === 'string') return panneauTexte(additionnel.trim(), couper);
  const { symbole, valeur } = additionnel;
  if (!Object.hasOwn(symboles, symbole))
    throw new Error(
      `Le panneau additionnel « ${symbole} » n’est pas dessiné. Choix : ${additionnels.join(', ')}.`,
    );
  const s: Symbole = symboles[symbole];
  if (typeof s === 'function')
    return s(valeur === undefined ? undefined : String(valeur).replace('.', ','));
  if (valeur !== undefined)
    throw new Error(`Le panneau additionnel « ${symbole} » ne porte pas de valeur.`);
  return s;
}
