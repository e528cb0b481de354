import type { Generated } from 'kysely';
import type { EtatPaiement } from '../../../regles/achat.ts';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Mouvement } from '../../argent/paiement/index.ts';

export type Genre = 'chezEux' | 'chezNous' | 'montant' | 'etat' | 'devise';

/** Something of which a provider and we do not say the same, once each. */
export interface EcartTable {
  id: Generated<number>;
  moyen: Moyen;
  /** What it is about, always by the same words: one and the same is one row, however it was found. */
  cle: string;
  chose: Mouvement['chose'];
  genre: Genre;
  paiement_id: number | null;
  commande: string | null;
  fournisseurId: string | null;
  etatEux: Mouvement['etat'] | null;
  /** In cents. */
  montantEux: number | null;
  devise: string | null;
  etatNous: EtatPaiement | 'demande' | 'fait' | 'refuse' | 'revenu' | null;
  montantNous: number | null;
  /** Of what both say: what was settled comes back when one of them says something else. */
  empreinte: string;
  /** When it happened, as the provider has it where it does. */
  date: string;
  /** First and last seen. */
  dateVu: string;
  dateRevu: string;
  dateRegle: string | null;
  /** `seul`: not seen any more; `repris`: the provider's word was taken over; `note`: by somebody, with a `raison`. */
  regle: 'seul' | 'repris' | 'note' | null;
  raison: string | null;
  /** First and last name of who did. */
  regleur: string | null;
}

/** When a period was last compared with a provider's, and how that went. */
export interface RapprochementTable {
  moyen: Moyen;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  periode: string;
  /** Asked by somebody, read off a file, or by the job of the night. */
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
