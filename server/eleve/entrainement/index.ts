// Rules
export { erreursOf } from './choix.ts';
export { libelleOf } from './savoir.ts';

// Reads
export { knownOf, listDizaines, matiereOf } from './entrainement.queries.ts';

// Writes
export { eraseDizaines } from './entrainement.writes.ts';
export { openMemoire } from './openMemoire.ts';
