export { type Feuille, PAGE, PALE, openFeuille, qrCode } from './feuille.ts';
