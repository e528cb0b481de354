import type { Signe } from '../signe.ts';
import { chemin, trait } from '../svg.ts';
import { cadre, PAPIER } from './objet.ts';

export const GILET = '#D9F022';

export const BANDE = '#EDEFF1';

export const seul = (mots: string, ...dessus: string[]): Signe =>
  cadre(360, 280, mots, PAPIER, ...dessus);

export const gilet =
  chemin('M-42 -24L-14 -32L0 14L14 -32L42 -24V66H-42Z', GILET) +
  trait('M-42 12H42M-42 42H42M-24 -28V8M24 -28V8', BANDE, 9, { 'stroke-linecap': 'butt' }) +
  trait('M0 14V66', '#A9BC10', 3);
