// Rules
export { refusePubliques } from './restore.ts';

// Writes
export { holdProduits } from './restore.ts';
