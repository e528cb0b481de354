import type { Mouvement } from '../mouvement.ts';

export type Colonne =
  | 'date'
  | 'heure'
  | 'zone'
  | 'commande'
  | 'autreCommande'
  | 'id'
  | 'parent'
  | 'type'
  | 'etat'
  | 'centimes'
  | 'euros'
  | 'devise'
  | 'frais';

/** What stands in every line of a statement; `montant` in cents, below zero for what went out. */
export type LigneLue = Omit<Mouvement, 'chose' | 'etat'>;

/** How a provider writes the file of its movements. */
export interface Releve {
  /** What a column is called, accents, case and signs aside; the first that is there counts. */
  colonnes: readonly (readonly [Colonne, RegExp])[];
  /** Reads a line by its type and state; a sentence for what it can't, null for a movement that is none of ours. */
  read: (
    cells: { type: string; etat: string },
    common: () => LigneLue | string,
  ) => Mouvement | string | null;
}

export const cut = (typed = '') => (typed.length > 40 ? `${typed.slice(0, 40)}…` : typed);

export const pasConnu = (quoi: 'L’état' | 'Le type', typed: string) =>
  `${quoi} «\u00a0${cut(typed)}\u00a0» n’est pas connu.`;
