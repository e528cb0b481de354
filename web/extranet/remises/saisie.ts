import type { Input, Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import type { Difference } from '../../socle/ui/Conflict.tsx';
import { dateInWords } from '../../socle/ui/dates.ts';
import { enEuros } from '../../socle/ui/euros.ts';

export type Remise = NonNullable<Output<Calls['getRemises']>['remise']>;

/** What is typed of a discount. */
export interface Saisie {
  /** The version that this edit began from; null for a new one. */
  version: number | null;
  code: string;
  libelle: string;
  sorte: 'pourcentage' | 'montant';
  pourcentage: number | null;
  montant: number | null;
  debut: string;
  fin: string;
  acces_id: number | null;
  renouvellement: '0' | '1' | null;
  most: number | null;
  parEleve: number | null;
  actif: boolean;
}

export const NOUVELLE: Saisie = {
  version: null,
  code: '',
  libelle: '',
  sorte: 'pourcentage',
  pourcentage: null,
  montant: null,
  debut: '',
  fin: '',
  acces_id: null,
  renouvellement: null,
  most: null,
  parEleve: 1,
  actif: true,
};

export function saisieOf(remise: Remise): Saisie {
  const { version, code, libelle, pourcentage, montant, debut, fin, most, parEleve } = remise;
  return {
    version,
    code,
    libelle,
    sorte: montant === null ? 'pourcentage' : 'montant',
    pourcentage,
    montant,
    debut: debut ?? '',
    fin: fin ?? '',
    acces_id: remise.acces?.id ?? null,
    renouvellement: remise.renouvellement === null ? null : `${remise.renouvellement}`,
    most,
    parEleve,
    actif: remise.actif === 1,
  };
}

/** Nothing where something has to be: refused under its own name. */
const MANQUE = ' ';

/** As the calls take it. */
export function inputOf(saisie: Saisie): Input<Calls['addRemise']> {
  const { code, libelle, sorte, pourcentage, montant, debut, fin } = saisie;
  const { acces_id, renouvellement, most, parEleve, actif } = saisie;
  return {
    code,
    libelle,
    pourcentage: sorte === 'pourcentage' ? (pourcentage ?? MANQUE) : '',
    montant: sorte === 'montant' ? (montant ?? MANQUE) : '',
    debut,
    fin,
    acces_id,
    renouvellement,
    most,
    parEleve: parEleve ?? MANQUE,
    actif: actif ? 1 : 0,
  };
}

/** « 20 % », « 5,00 € » */
export const valeurOf = ({ pourcentage, montant }: Pick<Remise, 'pourcentage' | 'montant'>) =>
  montant === null ? `${pourcentage ?? '…'}\u00a0%` : enEuros(montant);

/** « du 1 décembre 2026 au 31 décembre 2026 » */
export function periodeOf({ debut, fin }: { debut: string | null; fin: string | null }): string {
  if (!debut && !fin) return 'Sans limite de date';
  if (!fin) return `Dès le ${dateInWords(debut!)}`;
  return debut ? `Du ${dateInWords(debut)} au ${dateInWords(fin)}` : `Jusqu’au ${dateInWords(fin)}`;
}

/** « 3 fois sur 10 » */
export const usagesOf = ({ nombre, most }: Pick<Remise, 'nombre' | 'most'>) =>
  most === null ? `${nombre} fois` : `${nombre} fois sur ${most}`;

/** What it is bought for. */
export const POUR = {
  null: 'Achat et renouvellement',
  0: 'Premier achat',
  1: 'Renouvellement',
} as const;

/** Field by field, what is typed here otherwise than what is saved now; `produit` names a product. */
export function differencesOf(
  mien: Saisie,
  leur: Saisie,
  produit: (id: number | null) => string,
): Difference[] {
  const champs: [string, (saisie: Saisie) => string][] = [
    ['Nom', ({ libelle }) => libelle],
    [
      'Remise',
      ({ sorte, pourcentage, montant }) =>
        sorte === 'montant'
          ? valeurOf({ pourcentage: null, montant: montant ?? 0 })
          : valeurOf({ pourcentage, montant: null }),
    ],
    ['Période', periodeOf],
    ['Produit', ({ acces_id }) => produit(acces_id)],
    ['Pour', ({ renouvellement }) => POUR[`${renouvellement}`]],
    ['Usages en tout', ({ most }) => String(most ?? 'Sans limite')],
    ['Usages par élève', ({ parEleve }) => String(parEleve ?? '')],
    ['Actif', ({ actif }) => (actif ? 'Oui' : 'Non')],
  ];
  return champs.map(([champ, said]) => ({ champ, mien: said(mien), leur: said(leur) }));
}
