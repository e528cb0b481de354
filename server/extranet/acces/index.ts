// Reads
export { listProduitsACompleter } from './produits.queries.ts';
