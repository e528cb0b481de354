// Reads
export { findVersion, openConditions, pieceDesConditions } from './piece.ts';

// Writes
export { type Conditions, keepConditions, readConditions } from './conditions.writes.ts';
