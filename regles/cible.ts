/** One's mistakes, as calls and columns write them. */
export const ERREURS = 'erreurs';
/** Questions that have another form under the next code of the road. */
export const CHANGEMENTS = 'changements';

/** A subject is written `priorites`, one of its articles `priorites/12`. */
export type Cible =
  | { genre: 'erreurs' }
  | { genre: 'changements' }
  | { genre: 'sujet'; categorie: string; article: string | null };
export type SujetDeCible = Exclude<Cible, { genre: 'erreurs' }>;

export function readCible(texte: string): Cible {
  if (texte === ERREURS) return { genre: 'erreurs' };
  if (texte === CHANGEMENTS) return { genre: 'changements' };
  const slash = texte.indexOf('/');
  return slash === -1
    ? { genre: 'sujet', categorie: texte, article: null }
    : { genre: 'sujet', categorie: texte.slice(0, slash), article: texte.slice(slash + 1) };
}

export const cibleOf = (categorie: string, article: string) => `${categorie}/${article}`;
