import type { ReactNode } from 'react';
import type { Moyen } from '../../../../regles/fournisseurs/index.ts';
import type { Achat } from '../boutique.calls.ts';
import type { Avis } from '../mots.ts';

/** A provider's own button gets this from the page of an order. */
export interface BoutonProps {
  bought: 0 | 1;
  user_id: number;
  /** True where nothing typed would be lost. */
  pret: boolean;
  /** Says what is missing, and answers false. */
  verifier: () => boolean;
  achat: () => Achat;
  /** Our server has refused the order. */
  onRefus: (error: unknown) => Promise<void>;
  onAvis: (avis: Avis | null) => void;
  /** Told from the click until it is cancelled or has failed. */
  onOccupe: (occupe: boolean) => void;
  occupe: boolean;
  /** A sheet that a late part shares with its page is loaded twice: these are the page's. */
  classes: { place: string | undefined; encours: string | undefined };
}

/** A way to pay on the page of an order: it has `leave`, or a button of its own. */
export interface Fournisseur {
  moyen: Moyen;
  label: string;
  description?: string;
  /** Orders where nothing is left to pay. */
  order: (achat: Achat) => Promise<unknown>;
  /** Our button leads to the provider's page; `beforeLeaving` runs once the order is open. */
  leave?: {
    pending: string;
    go: (achat: Achat, beforeLeaving: () => void) => Promise<unknown>;
  };
  button?: (props: BoutonProps) => ReactNode;
}
