// Rules
export { lectureOf } from './chrono.ts';
export { NOMBRE, PARTS } from './pickQuestions.ts';

// Reads
export { etatExamens, listFinis } from './examen.queries.ts';
