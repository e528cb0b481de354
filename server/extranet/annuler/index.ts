// Rules
export { refusePubliques } from './beforeRestore.ts';

// Writes
export { holdProduits } from './beforeRestore.ts';
