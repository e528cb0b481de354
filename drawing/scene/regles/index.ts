/** For the question bank; the rules themselves are in the files of their names. */
export { verifie } from './verifie.ts';
