import type { ReactNode } from 'react';
import type { Moyen } from '../../../../regles/fournisseurs/index.ts';
import type { Achat } from '../boutique.calls.ts';
import type { Avis } from '../mots.ts';

export interface BoutonProps {
  bought: 0 | 1;
  user_id: number;
  /** True where nothing typed would be lost. */
  pret: boolean;
  check: () => boolean;
  achat: () => Achat;
  onRefus: (error: unknown) => Promise<void>;
  onAvis: (avis: Avis | null) => void;
  onOccupe: (occupe: boolean) => void;
  occupe: boolean;
  /** The page hands its styles down: a lazy chunk would load a shared sheet twice. */
  classes: { place: string | undefined; encours: string | undefined };
}

export interface Fournisseur {
  moyen: Moyen;
  label: string;
  description?: string;
  order: (achat: Achat) => Promise<unknown>;
  leave?: {
    pending: string;
    go: (achat: Achat, beforeLeaving: () => void) => Promise<unknown>;
  };
  button?: (props: BoutonProps) => ReactNode;
}
