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
export function readRegard(): Regard | null {
  try {
    return JSON.parse(sessionStorage.getItem(CLE) ?? 'null') as Regard | null;
  } catch {
    return null;
  }
}

export function keepRegard(regard: Regard): boolean {
  try {
    sessionStorage.setItem(CLE, JSON.stringify(regard));
    return true;
  } catch {
    return false;
  }
}

export function forgetRegard(): void {
  try {
    sessionStorage.removeItem(CLE);
  } catch {}
}

/** A full page load clears what was read. */
export function leaveRegard({ retour }: Regard): void {
  forgetRegard();
  location.assign(retour);
}
