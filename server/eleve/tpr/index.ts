// Rules
export { type Guichet, isNotreLecteur, lecteurOf } from './lecteur.ts';

// Reads
export { countExercices, exercicesOf, listExercices, seancesOf } from './tpr.queries.ts';

// Writes
export { takeOuverture } from './ouverture.ts';
export { takeResultat } from './resultat.ts';
export { eraseExercices } from './tpr.queries.ts';
