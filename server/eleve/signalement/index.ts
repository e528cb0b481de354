// Rules
export { narrow } from './narrow.ts';

// Reads
export { findSituation, isPret, listSignalements, listSituations } from './signalement.queries.ts';

// Writes
export { noteSituations } from './noteSituations.ts';
export { eraseSignalement } from './signalement.writes.ts';
