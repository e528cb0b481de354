// Rules
export { produitsRoutes } from './produits.routes.ts';

// Reads
export { listProduitsACompleter } from './produits.queries.ts';

// Writes
export { revertLiens } from './produits.writes.ts';
