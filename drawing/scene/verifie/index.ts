export { verdictOf, type Verdict } from './verifie.ts';
export { DEMANDE_UN_ORDRE, verifie, type Verifie } from './verifie.schema.ts';
