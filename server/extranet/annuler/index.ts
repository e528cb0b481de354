// Rules
export { changeeOf, goneOf, lastOf, missingOf, publiqueOf, publiquesOf } from './beforeRestore.ts';

// Writes
export { holdProduits } from './beforeRestore.ts';
