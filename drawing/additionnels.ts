import { symboles1975, texte1975 } from './additionnels/ar1975/index.ts';
import { symboles2027, texte2027 } from './additionnels/cvp2027/index.ts';
import { codeDu, horsVigueur, nomsCode, type CodeRoute } from '../droit/codes.ts';
import type { Signe, SigneLibre } from './signe.ts';

export type NomAdditionnel = keyof typeof symboles1975 | keyof typeof symboles2027;
export type Additionnel = string | { symbole: NomAdditionnel; valeur?: number | string };

const symboles: Record<CodeRoute, Partial<Record<NomAdditionnel, SigneLibre>>> = {
  AR1975: symboles1975,
  CVP2027: symboles2027,
};
const textes = { AR1975: texte1975, CVP2027: texte2027 };

export const additionnels = [
  ...new Set(nomsCode.flatMap((code) => Object.keys(symboles[code]) as NomAdditionnel[])),
];
/** YYYY-MM-DD. */
export const additionnelsDu = (jour: string): NomAdditionnel[] =>
  Object.keys(symboles[codeDu(jour)]) as NomAdditionnel[];

/** Plates under C1 or F19 that let bicycles come the other way. */
export const contresens = (jour: string): Record<'C1' | 'F19', NomAdditionnel> =>
  (
    {
      AR1975: { C1: 'M2', F19: 'M4' },
      CVP2027: { C1: 'M41a-P.2', F19: 'M53' },
    } satisfies Record<CodeRoute, Record<'C1' | 'F19', NomAdditionnel>>
  )[codeDu(jour)];

/** Throws in French when that day has no such plate. */
export function signeAdditionnel(additionnel: Additionnel, jour: string): Signe {
  const ceJour = codeDu(jour);
  if (typeof additionnel === 'string') return textes[ceJour](additionnel.trim());
  const { symbole, valeur } = additionnel;
  const connu = (nom: CodeRoute) =>
    Object.hasOwn(symboles[nom], symbole) ? symboles[nom][symbole] : undefined;
  const signe = connu(ceJour);
  if (!signe) {
    const autre = nomsCode.find((nom) => connu(nom));
    if (autre) throw horsVigueur(`Le panneau additionnel « ${symbole} »`, autre);
    throw new Error(
      `Le panneau additionnel « ${symbole} » n’est pas dessiné. Choix : ${additionnelsDu(jour).join(', ')}.`,
    );
  }
  if (typeof signe === 'function')
    return signe(valeur === undefined ? undefined : String(valeur).replace('.', ','));
  if (valeur !== undefined)
    throw new Error(`Le panneau additionnel « ${symbole} » ne porte pas de valeur.`);
  return signe;
}
