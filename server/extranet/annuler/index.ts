// Rules
export { refusePubliques } from './refusePubliques.ts';

// Writes
export { holdProduits } from './holdProduits.ts';
