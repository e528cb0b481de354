import { keepIn, readKept } from './jsonStorage.ts';

/** A supervisor's look at a learner's side, in this tab alone. */
export interface Regard {
  token: string;
  id: number;
  nom: string;
  dateFin: string;
  avecRegistre: 0 | 1;
  retour: string;
}

const CLE = 'regard';

/** Null in other tabs and on the server. */
export const readRegard = () => readKept('sessionStorage', CLE) as Regard | null;

export const keepRegard = (regard: Regard): boolean => keepIn('sessionStorage', CLE, regard);

export const forgetRegard = () => void keepIn('sessionStorage', CLE, null);

/** A full page load clears what was read. */
export function leaveRegard({ retour }: Regard): void {
  forgetRegard();
  location.assign(retour);
}
