import type { Signe } from '../signe.ts';
import { cadre, PAPIER } from './objet.ts';

export const seul = (mots: string, ...dessus: string[]): Signe =>
  cadre(380, 260, mots, PAPIER, ...dessus);
