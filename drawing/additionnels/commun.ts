import { blanc, bleu } from '../couleurs.ts';
import { signe, type Signe } from '../panneaux/signe.ts';
import { rectangle } from '../plaques.ts';

export const bleue = (h: number) => rectangle(196, h, bleu, 'En dessous, un panneau bleu');
export const blanche = (h: number) => rectangle(196, h, blanc, 'En dessous, un panneau blanc');
export const surBleu = (h: number, mots: string, ...dessus: string[]): Signe =>
  signe(bleue(h), mots, ...dessus);
export const surBlanc = (h: number, mots: string, ...dessus: string[]): Signe =>
  signe(blanche(h), mots, ...dessus);
