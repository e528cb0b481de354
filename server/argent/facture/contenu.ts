import { FICHES, type Moyen } from '../../../regles/fournisseurs/index.ts';
import { type Duree, dureeOf } from '../../../regles/vente.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import { seal, unseal } from '../../socle/securite/signature.ts';

const PURPOSE = 'facture';

export interface ContenuFacture {
  acheteur: {
    prenom: string;
    nom: string;
    rue: string | null;
    codePostal: string | null;
    localite: string | null;
    /** The invoice is made out to it; `tva` has ten digits after « BE ». */
    societe: { nom: string; adresse: string; tva: string } | null;
  };
  libelle: string;
  renouvellement: 0 | 1;
  /** Cents, before the discount. */
  prixPlein: number;
  remise: string | null;
  /** In months; null: in `jours`. */
  dureeValidite: number | null;
  /** Older contents lack it, when all such accesses lasted seven days. */
  jours?: number | undefined;
  debut: string | null;
  fin: string | null;
  commande: string;
  moyen: string;
  date: string;
  motif: string | null;
  corrige: string | null;
}

export function dureeFacturee(produit: Duree) {
  const { days: jours, months: dureeValidite = null } = dureeOf(produit);
  return { dureeValidite, jours };
}

export const sealContenu = ({ APP_SECRET }: AppSecret, contenu: ContenuFacture) =>
  seal(APP_SECRET, PURPOSE, JSON.stringify(contenu));

/** Returns undefined when another secret sealed it. */
export function openContenu({ APP_SECRET }: AppSecret, sealed: string): ContenuFacture | undefined {
  const text = unseal(APP_SECRET, PURPOSE, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as ContenuFacture);
}

/** Payments from before the ledger name no provider. */
export const moyenFacture = (moyen: string): string =>
  Object.hasOwn(FICHES, moyen) ? FICHES[moyen as Moyen].facture : moyen;
