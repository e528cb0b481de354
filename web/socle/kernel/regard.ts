/** A member of staff sees the learner's side as one learner does, in this tab alone: what opens it. */
export interface Regard {
  token: string;
  id: number;
  nom: string;
  dateFin: string;
  avecRegistre: 0 | 1;
  /** Where who leaves it goes on. */
  retour: string;
}

const CLE = 'regard';

/** This tab's; null in every other, and while pages are rendered. */
export function readRegard(): Regard | null {
  try {
    return JSON.parse(sessionStorage.getItem(CLE) ?? 'null') as Regard | null;
  } catch {
    return null;
  }
}

/** False in a browser that keeps nothing. */
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
  } catch {
    // There was none.
  }
}

/** Back to where it was opened, on a page loaded anew: nothing that was read stays in it. */
export function leaveRegard({ retour }: Regard): void {
  forgetRegard();
  location.assign(retour);
}
