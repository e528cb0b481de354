// Rules
export { INCONNU, moinsOf, refusOf, type Remise } from './validite.ts';

// Reads
export { findRemise, wantRemiseThere } from './remises.queries.ts';

// Writes
export { releaseRemise, retakeRemise, takeRemise } from './remises.writes.ts';
