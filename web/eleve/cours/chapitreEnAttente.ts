import { isLetter, type Letter } from '../../../regles/lettres.ts';
import type { Forme } from '../../socle/kernel/enAttente.ts';

export interface ChapitreEnAttente {
  acces_id: number;
  module_id: number;
  chapitre_id: number;
  libelle: string;
  /** Version ids joined by `;`. */
  versions: string;
  /** Its keys are positions, from 1. */
  reponses: Record<string, Letter>;
  donneeLe: number;
}

const NOMBRES = ['acces_id', 'module_id', 'chapitre_id', 'donneeLe'] as const;

function readChapitre(texte: string | null): ChapitreEnAttente | null {
  try {
    const lu = JSON.parse(texte ?? 'null') as Record<string, unknown> | null;
    if (!lu || !NOMBRES.every((champ) => Number.isSafeInteger(lu[champ]))) return null;
    if (typeof lu.libelle !== 'string' || typeof lu.versions !== 'string') return null;
    const { reponses } = lu;
    if (typeof reponses !== 'object' || reponses === null) return null;
    if (!Object.values(reponses).every(isLetter)) return null;
    return lu as unknown as ChapitreEnAttente;
  } catch {
    return null;
  }
}

const PREFIXE = 'priorite.chapitre';

/** Keyed by access, whichever module it was opened from. */
export const CHAPITRES: Forme<ChapitreEnAttente> = {
  prefixes: [PREFIXE],
  prefixeOf: () => PREFIXE,
  cleOf: ({ acces_id, chapitre_id }) => `${acces_id}.${chapitre_id}`,
  read: readChapitre,
  rangOf: ({ chapitre_id }) => chapitre_id,
  sourceOf: ({ acces_id }) => acces_id,
};
