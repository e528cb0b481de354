// Rules

// Reads
export { listProduitsACompleter } from './produits.queries.ts';

// Writes
export { revertLiens } from './produits.writes.ts';
