export { tirer } from './tirage.ts';
