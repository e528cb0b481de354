import type { Mouvement } from './port.ts';

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

/** Cents; negative when money went out. */
export type Lue = Omit<Mouvement, 'chose' | 'etat'>;

export interface Releve {
  /** Accents, case and punctuation are ignored; the first matching column is used. */
  colonnes: readonly (readonly [Colonne, RegExp])[];
  /** Returns a sentence for an unreadable line, null for one that is not ours. */
  read: (
    cells: { type: string; etat: string },
    common: () => Lue | string,
  ) => Mouvement | string | null;
}

export const cut = (typed = '') => (typed.length > 40 ? `${typed.slice(0, 40)}…` : typed);

export const pasConnu = (quoi: 'L’état' | 'Le type', typed: string) =>
  `${quoi} «\u00a0${cut(typed)}\u00a0» n’est pas connu.`;
