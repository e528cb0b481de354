export { BLEU, entete } from './entete.ts';
export { type Feuille, LARGEUR, PAGE, PALE, enUneFeuille, openFeuille, qrCode } from './feuille.ts';
