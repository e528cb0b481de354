import type { Generated } from 'kysely';
import type { EtatPaiement } from '../../../regles/achat.ts';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Mouvement } from '../../argent/paiement/index.ts';

export type Genre = 'chezEux' | 'chezNous' | 'montant' | 'etat' | 'devise';

/** One row a difference, however it was found. */
export interface EcartTable {
  id: Generated<number>;
  moyen: Moyen;
  /** Names the thing by the same words always. */
  cle: string;
  chose: Mouvement['chose'];
  genre: Genre;
  paiement_id: number | null;
  commande: string | null;
  fournisseurId: string | null;
  etatEux: Mouvement['etat'] | null;
  /** Cents. */
  montantEux: number | null;
  devise: string | null;
  etatNous: EtatPaiement | 'demande' | 'fait' | 'refuse' | 'revenu' | null;
  montantNous: number | null;
  /** A fingerprint: a change reopens what was settled. */
  empreinte: string;
  /** The provider's date where it has one. */
  date: string;
  /** First and last seen. */
  dateVu: string;
  dateRevu: string;
  dateRegle: string | null;
  /** `seul`: no longer seen; `repris`: the provider's word taken over; `note`: by staff, with a `raison`. */
  regle: 'seul' | 'repris' | 'note' | null;
  raison: string | null;
  regleur: string | null;
}

export interface RapprochementTable {
  moyen: Moyen;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  periode: string;
  /** Started by staff, by a file, or by the nightly job. */
  source: 'service' | 'releve' | 'nuit';
  dateEssai: string;
  dateFait: string | null;
  erreur: string | null;
  ecarts: number | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    ecart: EcartTable;
    rapprochement: RapprochementTable;
  }
}
