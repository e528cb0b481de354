import { lireCsv, plain } from '../kernel/lireCsv.ts';

/** A line of a class as it was sent, by what its columns are. */
export interface Brute {
  /** Its place in what was sent, from 1. */
  ligne: number;
  nom: string;
  prenom: string;
  email: string;
  naissance: string;
  produit: string;
}

type Colonne = Exclude<keyof Brute, 'ligne'>;

/** In the order in which they stand where no first line names them. */
const COLONNES: readonly [Colonne, RegExp][] = [
  ['nom', /^nom( de famille)?$/],
  ['prenom', /^prenoms?$/],
  ['email', /^(adresse )?(e ?mail|mail|courriel)$/],
  ['naissance', /^(date (de )?naissance|ne( e)? le|naissance)$/],
  ['produit', /^(produit|acces)$/],
];

/** A table that was pasted, or a CSV: by tabs, semicolons or commas, with or without a line of names. Empty lines are left out. */
export function lireClasse(texte: string): Brute[] {
  const lignes = lireCsv(texte);
  const [first] = lignes;
  const named = first?.cells.map(plain).map((mot) => COLONNES.find(([, is]) => is.test(mot))?.[0]);
  const isHead = named?.includes('email') === true && named.includes('nom');
  const places = isHead ? named : COLONNES.map(([colonne]) => colonne);
  return lignes.slice(isHead ? 1 : 0).map(({ ligne, cells }) => {
    const brute: Brute = { ligne, nom: '', prenom: '', email: '', naissance: '', produit: '' };
    for (const [place, colonne] of places.entries())
      if (colonne) brute[colonne] = cells[place] ?? '';
    return brute;
  });
}

/** « 3/7/2007 », « 03.07.2007 » or « 2007-07-03 » as `YYYY-MM-DD`; what is none as it is. */
export function jourLu(typed: string): string {
  const [, jour, mois, annee] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  if (!jour || !mois || !annee) return typed;
  return `${annee}-${mois.padStart(2, '0')}-${jour.padStart(2, '0')}`;
}

/** The same for two ways of writing one name. */
export const sameWords = (one: string, other: string) => plain(one) === plain(other);
