// Rules
export { PARTS } from './composition.ts';

// Reads
export { etatExamens, listExamens, listFinis } from './examen.queries.ts';

// Writes
export { eraseExamens } from './examen.writes.ts';
