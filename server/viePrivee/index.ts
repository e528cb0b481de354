// Rules
export { eraseDue } from './eraseDue.ts';

// Writes
export { anonymise } from './anonymise.ts';
export { eraseEleve } from './eraseEleve.ts';
