export { verdictOf, type Verdict } from './verifie.ts';
export { verifie, type Verifie } from './verifie.schema.ts';
