// Rules
export { openConditions } from './piece.ts';

// Reads
export { findVersion, pieceDesConditions } from './conditions.queries.ts';

// Writes
export { type Conditions, keepConditions, readConditions } from './conditions.writes.ts';
