// Rules
export { erreursOf } from './pickDizaine.ts';
export { libelleOf } from './savoir.ts';

// Reads
export { knownOf, matiereOf } from './entrainement.queries.ts';

// Writes
export { openMemoire } from './openMemoire.ts';
