import { FICHES, type Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { seal, unseal } from '../../socle/securite/signature.ts';

const PURPOSE = 'facture';

type Secret = Pick<Environment, 'APP_SECRET'>;

/** What an invoice says beside its numbers, as it stood when it was issued. */
export interface ContenuFacture {
  acheteur: {
    prenom: string;
    nom: string;
    rue: string | null;
    codePostal: string | null;
    localite: string | null;
    societe: { nom: string; adresse: string; tva: string } | null;
  };
  /** The product as sold, and whether it was a renewal. */
  libelle: string;
  renouvellement: 0 | 1;
  /** The price before a discount, in cents, and the code of the discount. */
  prixPlein: number;
  remise: string | null;
  /** Months, or null where it is seven days. */
  dureeValidite: number | null;
  /** From when until when it holds; null: from when it is first opened. */
  debut: string | null;
  fin: string | null;
  commande: string;
  /** The provider, by its name on the wire. */
  moyen: string;
  /** When it was paid, or given back. */
  date: string;
  /** Of a credit note: why, and the number of what it corrects. */
  motif: string | null;
  corrige: string | null;
}

export const sealContenu = ({ APP_SECRET }: Secret, contenu: ContenuFacture) =>
  seal(APP_SECRET, PURPOSE, JSON.stringify(contenu));

/** Undefined for what was sealed under another secret: then nothing can be drawn of it. */
export function openContenu({ APP_SECRET }: Secret, sealed: string): ContenuFacture | undefined {
  const text = unseal(APP_SECRET, PURPOSE, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as ContenuFacture);
}

/** What it was paid with; payments from before the ledger name no provider. */
export const moyenFacture = (moyen: string): string =>
  Object.hasOwn(FICHES, moyen) ? FICHES[moyen as Moyen].facture : moyen;
