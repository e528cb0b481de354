/** The period is half-open. */
export interface Fenetre {
  from: string;
  to: string;
}

export interface Mouvement {
  /** `impaye`: a chargeback; `revenu`: that money has come again. */
  chose: 'paiement' | 'remboursement' | 'impaye' | 'revenu';
  id: string;
  /** Not every provider repeats our reference. */
  commande: string | null;
  /** A refund names the capture that it gives back. */
  parent: string | null;
  etat: 'fait' | 'attente' | 'sans';
  /** Cents, never negative. */
  montant: number;
  devise: string;
  /** Cents; null: the provider does not say its fee. */
  frais: number | null;
  date: string;
}
