import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { REMISE, type Sorte, sortesDe } from '../../../regles/remise.ts';
import * as champs from '../../socle/ui/champs.ts';
import { dateInWords } from '../../socle/ui/dates.ts';
import { enEuros } from '../../../regles/ecriture.ts';

export type FicheDeRemise = NonNullable<OutputOf<'getRemises'>['remise']>;

export const NOUVELLE = {
  ...champs.startOf(REMISE.champs),
  version: null as number | null,
  code: '',
  sorte: 'pourcentage' as Sorte,
};
export type Saisie = typeof NOUVELLE;

export const saisieOf = (remise: FicheDeRemise): Saisie => ({
  ...champs.typedOf(REMISE.champs, { ...remise, acces_id: remise.acces?.id ?? null }),
  version: remise.version,
  code: remise.code,
  sorte: sortesDe(remise)[0]!,
});

/** The server refuses a blank under its own field, unlike an absent value. */
const MANQUE = ' ';
const SANS_VALEUR: Record<Sorte, ''> = { pourcentage: '', montant: '' };

export const inputOf = (saisie: Saisie): InputOf<'addRemise'> => ({
  ...champs.sentOf(REMISE.champs, saisie),
  code: saisie.code,
  ...SANS_VALEUR,
  [saisie.sorte]: saisie[saisie.sorte] ?? MANQUE,
});

const EN_MOTS: Record<Sorte, (valeur: number | null) => string> = {
  pourcentage: (valeur) => `${valeur ?? '…'}\u00a0%`,
  montant: (valeur) => enEuros(valeur ?? 0),
};

export const valeurOf = (valeurs: Pick<FicheDeRemise, Sorte>, sorte = sortesDe(valeurs)[0]!) =>
  EN_MOTS[sorte](valeurs[sorte]);

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
    pourcentage: ['Remise', (saisie) => valeurOf(saisie, saisie.sorte)],
    montant: null,
    debut: ['Période', periodeOf],
    fin: null,
    acces_id: [
      'Produit',
      ({ acces_id: id }) =>
        id === null ? 'Tous' : (produits.find(({ value }) => value === id)?.label ?? `n° ${id}`),
    ],
  });
