/** Runs in a browser. */
export { aide, type Aide } from './aide.ts';
export { type GenreDeModele, type Modele, modelesOf } from './catalogue.ts';
export { type Attendu, lexique } from './lexique.ts';
export { type Carte, carteOf } from './scene/poignees.ts';
export {
  codeDu,
  codes,
  isCode,
  jourDuCatalogue,
  nomsCode,
  type CodeRoute,
} from '../droit/codes.ts';
export type { Dessin } from './dessin.ts';
export { drawDessin } from './drawDessin.ts';
export { dementisDuFilm, mayMove, readFilm, readFilmEnvoye } from './filmDeQuestion.ts';
export { phraseOf } from './faute.ts';
export { enFrancais } from './francais.ts';
export { readImage, type Image } from './image.ts';
export type { Verdict } from './scene/verifie/index.ts';
export { readTexte, texteOf, type FauteEcrite, type TexteLu } from './texte.ts';
export { defautsDessin } from './defautsDessin.ts';
