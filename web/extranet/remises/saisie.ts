import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { REMISE } from '../../../regles/remise.ts';
import * as champs from '../../socle/ui/champs.ts';
import { dateInWords } from '../../socle/ui/dates.ts';
import { enEuros } from '../../../regles/ecriture.ts';

export type FicheDeRemise = NonNullable<OutputOf<'getRemises'>['remise']>;

export const NOUVELLE = {
  ...champs.startOf(REMISE.champs),
  version: null as number | null,
  code: '',
  sorte: 'pourcentage' as 'pourcentage' | 'montant',
};
export type Saisie = typeof NOUVELLE;

export const saisieOf = (remise: FicheDeRemise): Saisie => ({
  ...champs.typedOf(REMISE.champs, { ...remise, acces_id: remise.acces?.id ?? null }),
  version: remise.version,
  code: remise.code,
  sorte: remise.montant === null ? 'pourcentage' : 'montant',
});

/** The server refuses a blank under its own field, unlike an absent value. */
const MANQUE = ' ';

export const inputOf = (saisie: Saisie): InputOf<'addRemise'> => ({
  ...champs.sentOf(REMISE.champs, saisie),
  code: saisie.code,
  pourcentage: '',
  montant: '',
  [saisie.sorte]: saisie[saisie.sorte] ?? MANQUE,
});

export const valeurOf = ({
  pourcentage,
  montant,
}: Pick<FicheDeRemise, 'pourcentage' | 'montant'>) =>
  montant === null ? `${pourcentage ?? '…'}\u00a0%` : enEuros(montant);

export function periodeOf({ debut, fin }: { debut: string | null; fin: string | null }): string {
  if (!debut && !fin) return 'Sans limite de date';
  if (!fin) return `Dès le ${dateInWords(debut!)}`;
  return debut ? `Du ${dateInWords(debut)} au ${dateInWords(fin)}` : `Jusqu’au ${dateInWords(fin)}`;
}

export const usagesOf = ({ nombre, most }: Pick<FicheDeRemise, 'nombre' | 'most'>) =>
  most === null ? `${nombre} fois` : `${nombre} fois sur ${most}`;

export const differencesOfRemise = (
  mien: Saisie,
  leur: Saisie,
  produits: readonly { value: number; label: string }[],
) =>
  champs.differencesOf(REMISE.champs, mien, leur, {
    pourcentage: [
      'Remise',
      ({ sorte, pourcentage, montant }) =>
        sorte === 'montant'
          ? valeurOf({ pourcentage: null, montant: montant ?? 0 })
          : valeurOf({ pourcentage, montant: null }),
    ],
    montant: null,
    debut: ['Période', periodeOf],
    fin: null,
    acces_id: [
      'Produit',
      ({ acces_id: id }) =>
        id === null ? 'Tous' : (produits.find(({ value }) => value === id)?.label ?? `n° ${id}`),
    ],
  });
