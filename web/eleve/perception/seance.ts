import { keepIn, readKept } from '../../socle/kernel/jsonStorage.ts';

/** Our player’s own session: this tab’s alone, until the school’s ends. */
export interface Seance {
  seance: string;
  dateFin: string;
  retour: string;
}

const CLE = 'priorite.lecteur';

export const keepSeance = (seance: Seance | null): boolean => keepIn('sessionStorage', CLE, seance);

export function readSeance(now: number): Seance | null {
  const kept = readKept('sessionStorage', CLE) as Partial<Seance> | null;
  if (typeof kept?.seance !== 'string' || typeof kept.dateFin !== 'string') return null;
  return Date.parse(kept.dateFin) > now ? (kept as Seance) : null;
}

/** Takes the token out of the address, so that no reload and no screenshot has it. */
export function takeJeton(): string | null {
  const jeton = new URLSearchParams(location.hash.slice(1)).get('jeton');
  if (jeton) history.replaceState(history.state, '', location.pathname);
  return jeton;
}
