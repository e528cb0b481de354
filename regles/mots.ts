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

export const isAssez = (recherche: string): boolean => motsOf(recherche).join('').length >= ASSEZ;

/** Whether a word is one that is looked for: as one types the beginning of a name, or remembers its end. */
export const isDuMot = (mot: string, voulu: string): boolean =>
  mot.startsWith(voulu) || mot.endsWith(voulu);

/** Of a row of a page: every word that is typed begins a word of the field, or ends one; signs alone are found nowhere. */
export function rechercheOf(
  recherche: string,
  champ: ChampRecherche,
): (qui: { nom: string; prenom: string; email: string }) => boolean {
  const voulus = motsOf(recherche);
  if (voulus.length === 0) return () => recherche.trim() === '';
  return ({ nom, prenom, email }) => {
    const champs = { tous: [nom, prenom, email].join(' '), nom, prenom, email };
    const mots = motsOf(champs[champ]);
    return voulus.every((voulu) => mots.some((mot) => isDuMot(mot, voulu)));
  };
}
