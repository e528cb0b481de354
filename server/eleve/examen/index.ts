// Rules
export { NOMBRE, PARTS } from './composition.ts';

// Reads
export { etatExamens, listFinis } from './examen.queries.ts';
