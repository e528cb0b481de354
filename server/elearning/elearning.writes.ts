export { removeFromChapitres } from './removeFromChapitres.ts';
