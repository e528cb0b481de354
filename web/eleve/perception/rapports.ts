import type { InputOf } from '../../../contract/index.ts';
import { keepIn, readKept } from '../../socle/kernel/jsonStorage.ts';

export type Rapport = InputOf<'endPartie'>;

/** Clicks that the server has not taken yet: a lost network loses none. */
const CLE = 'priorite.lecteur.rapport';

export const keepRapport = (rapport: Rapport | null): boolean =>
  keepIn('localStorage', CLE, rapport);

export function readRapport(seance: string): Rapport | null {
  const kept = readKept('localStorage', CLE) as Partial<Rapport> | null;
  return kept?.seance === seance && Array.isArray(kept.clics) ? (kept as Rapport) : null;
}
