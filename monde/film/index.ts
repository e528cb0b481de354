export { type FilmOuvert, openFilm } from './joueur.ts';
