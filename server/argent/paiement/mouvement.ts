/** From then until before then. */
export interface Fenetre {
  from: string;
  to: string;
}

/** One movement of money as a provider has it in its books. */
export interface Mouvement {
  /** `impaye`: the buyer's bank has taken the money back; `revenu`: that has come again. */
  chose: 'paiement' | 'remboursement' | 'impaye' | 'revenu';
  /** The provider's own id of it. */
  id: string;
  /** Our reference, where the provider has it. */
  commande: string | null;
  /** Of what gives back: the provider's id of what was paid. */
  parent: string | null;
  /** `sans`: refused, given up or closed without money. */
  etat: 'fait' | 'attente' | 'sans';
  /** In cents, never less than nothing. */
  montant: number;
  /** Three letters. */
  devise: string;
  /** What the provider keeps of it, in cents; null where it does not say. */
  frais: number | null;
  /** An instant in UTC. */
  date: string;
}
