export { openFilm, type FilmOuvert, type OptionsDuFilm } from './joueur.ts';
