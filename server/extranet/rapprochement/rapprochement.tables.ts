import type { Generated } from 'kysely';
import type { EtatPaiement, EtatRemboursement } from '../../../regles/achat.ts';
import type { Reglement } from '../../../regles/ecart.ts';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Mouvement } from '../../argent/paiement/index.ts';

export type Genre = 'chezEux' | 'chezNous' | 'montant' | 'etat' | 'devise';

/** One row per difference, whether a service or a file revealed it. */
export interface EcartTable {
  id: Generated<number>;
  moyen: Moyen;
  /** Stable name of the movement, such as « remboursement rendu 12 ». */
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
  etatNous: EtatPaiement | EtatRemboursement | null;
  montantNous: number | null;
  /** Fingerprint of both sides: a change reopens a settled difference. */
  empreinte: string;
  /** The provider's date, else ours. */
  date: string;
  /** First seen; `dateRevu` is last seen. */
  dateVu: string;
  dateRevu: string;
  dateRegle: string | null;
  regle: Reglement | null;
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
