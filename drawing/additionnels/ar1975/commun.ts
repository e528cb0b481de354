import { blanc, bleu } from '../../couleurs.ts';
import { signe, type Signe } from '../../panneaux/signe.ts';
import { rectangle } from '../../plaques.ts';

/** As wide as a disc. */
const LARGEUR = 200;

const bleue = (h: number) =>
  rectangle(LARGEUR, h, bleu, 'sans bord', 'En dessous, un panneau bleu');
const blanche = (h: number) =>
  rectangle(LARGEUR, h, blanc, 'sans bord', 'En dessous, un panneau blanc');
export const surBleu = (h: number, mots: string, ...dessus: string[]): Signe =>
  signe(bleue(h), mots, ...dessus);
export const surBlanc = (h: number, mots: string, ...dessus: string[]): Signe =>
  signe(blanche(h), mots, ...dessus);
