// Writes
export { cleanTexte, isEmpty } from './cleanTexte.ts';
