// Writes
export { anonymise } from './anonymise.ts';
export { eraseDue } from './eraseDue.ts';
export { eraseEleve } from './eraseEleve.ts';
