// Rules
export { lecteurOf } from './lecteur.ts';

// Reads
export { countExercices, exercicesOf, listExercices, seancesOf } from './tpr.queries.ts';

// Writes
export { eraseExercices } from './tpr.queries.ts';
