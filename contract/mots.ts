/** How people are looked for, the same in the whole school and among the rows of a page. Without Zod: a page may import it. */

/** Words without accents, case and punctuation, in their order: « L’œil, à 50 km/h » is l, oeil, a, 50, km, h. */
export const motsOf = (texte: string): string[] =>
  texte
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[œæ]/g, (lettre) => (lettre === 'œ' ? 'oe' : 'ae'))
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const CHAMPS_RECHERCHE = ['tous', 'nom', 'prenom', 'email'] as const;
export type ChampRecherche = (typeof CHAMPS_RECHERCHE)[number];

/** Letters from which on the whole school is searched. */
const ASSEZ = 2;

/** Somebody, so as to be found: the words of the three fields one after the other, a space around each. */
export interface Cherchable {
  mots: string;
  finNom: number;
  finPrenom: number;
}

const among = (texte: string) => ` ${motsOf(texte).join(' ')} `;

export function cherchableOf(qui: { nom: string; prenom: string; email: string }): Cherchable {
  const nom = among(qui.nom);
  const prenom = among(qui.prenom);
  return {
    mots: nom + prenom + among(qui.email),
    finNom: nom.length,
    finPrenom: nom.length + prenom.length,
  };
}

export const isAssez = (recherche: string): boolean => motsOf(recherche).join('').length >= ASSEZ;

/**
 * Every word that is typed begins a word of the field, or ends one; signs alone are found nowhere.
 * One pass over the text for each word, and none after the first that is missing: a hundred
 * thousand people are looked through for each letter that is typed.
 */
export function rechercheOf(
  recherche: string,
  champ: ChampRecherche,
): (qui: Cherchable) => boolean {
  // The longest first: most people have no such word, and are done with.
  const mots = [...new Set(motsOf(recherche))].toSorted((a, b) => b.length - a.length);
  if (mots.length === 0) return () => recherche.trim() === '';
  return (qui) => {
    const from = champ === 'prenom' ? qui.finNom : champ === 'email' ? qui.finPrenom : 0;
    const to = champ === 'nom' ? qui.finNom : champ === 'prenom' ? qui.finPrenom : qui.mots.length;
    const missing = mots.findIndex((mot) => !stands(mot, qui.mots, from, to));
    // What this one does not have, the next has not either: « mesure » is in every address, « 77 » is not.
    if (missing > 0) mots.unshift(...mots.splice(missing, 1));
    return missing === -1;
  };
}

/** Between two places of a text, at the beginning or the end of a word. */
function stands(mot: string, mots: string, from: number, to: number): boolean {
  for (let at = mots.indexOf(mot, from); at !== -1; at = mots.indexOf(mot, at + 1)) {
    const end = at + mot.length;
    if (end > to) return false;
    if (mots[at - 1] === ' ' || mots[end] === ' ') return true;
  }
  return false;
}
