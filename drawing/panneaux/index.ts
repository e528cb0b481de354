import { codeDu, codes, horsVigueur, nomsCode, type CodeRoute } from '../../droit/codes.ts';
import { ar1975 } from './ar1975/index.ts';
import { zone as zone1975 } from './ar1975/zoneAr1975.ts';
import { cvp2027 } from './cvp2027/index.ts';
import { zone as zone2027 } from './cvp2027/zoneCvp2027.ts';
import type { Signe, SigneAValeur } from '../signe.ts';
import type { Borne } from './borne.ts';

export type CodePanneau = keyof typeof ar1975 | keyof typeof cvp2027;

/** One name may mean another plate in the other code. */
const catalogues: Record<CodeRoute, Partial<Record<CodePanneau, Signe | SigneAValeur>>> = {
  AR1975: ar1975,
  CVP2027: cvp2027,
};

export const panneaux = nomsCode.flatMap((nom) =>
  Object.entries(catalogues[nom]).map(([code, signe]) => ({
    code: code as CodePanneau,
    valable: codes[nom],
    ...('avec' in signe && !signe.sans && { exemple: signe.exemple }),
  })),
);
export const codesPanneau = [...new Set(panneaux.map((p) => p.code))];

/** Throws in French when the plate lacks its value, or is not in force on `jour` (YYYY-MM-DD). */
export function signeOf(
  code: CodePanneau,
  valeur: number | string | undefined,
  jour: string,
): Signe {
  const ceJour = codeDu(jour);
  const connu = (nom: CodeRoute) =>
    Object.hasOwn(catalogues[nom], code) ? catalogues[nom][code] : undefined;
  const signe = connu(ceJour);
  if (!signe) {
    const autre = nomsCode.find((nom) => connu(nom));
    if (!autre) throw new Error(`Le panneau « ${code} » n’est pas dessiné.`);
    throw horsVigueur(`Le panneau « ${code} »`, autre);
  }
  if ('avec' in signe) {
    if (valeur === undefined && signe.sans) return signe.sans;
    if (valeur === undefined || String(valeur).trim() === '')
      throw new Error(
        `Le panneau « ${code} » attend une valeur, par exemple « ${signe.exemple} ».`,
      );
    return signe.avec(String(valeur).replace('.', ','));
  }
  if (valeur !== undefined) throw new Error(`Le panneau « ${code} » ne porte pas de valeur.`);
  return signe;
}

const zones = { AR1975: zone1975, CVP2027: zone2027 };
export const enZone = (principal: Signe, borne: Borne, jour: string, dessous?: Signe): Signe =>
  zones[codeDu(jour)](principal, borne, dessous);
