export { openFilm } from './joueur.ts';
