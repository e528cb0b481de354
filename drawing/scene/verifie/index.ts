export { LETTRES, verdictOf, type Lettre, type Verdict } from './verifie.ts';
export { verifie, type Verifie } from './verifie.schema.ts';
