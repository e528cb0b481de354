/** For the question bank; the rules themselves are in the files of their names. */
export { LETTRES, verdictOf, type Lettre, type Verdict } from './verifie.ts';
export { verifie, type Verifie } from './verifie.schema.ts';
