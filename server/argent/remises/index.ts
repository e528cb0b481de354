// Rules
export { INCONNU, moinsOf, refusOf, type Remise } from './regles.ts';

// Reads
export { findRemise, findRemiseThere } from './remises.queries.ts';

// Writes
export { releaseRemise, retakeRemise, takeRemise } from './remises.writes.ts';
