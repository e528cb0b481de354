// Reads
export { findVersion, openConditions, pieceOfConditions } from './piece.ts';

// Writes
export { type Conditions, keepConditions, readConditions } from './conditions.writes.ts';
