/** Used both by searches on the server and for filtering a page's rows. */

/** « L’œil, à 50 km/h » is l, oeil, a, 50, km, h. */
export const motsOf = (texte: string): string[] =>
  texte
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[œæ]/g, (lettre) => (lettre === 'œ' ? 'oe' : 'ae'))
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const FILTRE_CHAMP = {
  genre: 'choix',
  label: 'Dans',
  options: [
    { value: 'nom', label: 'Nom' },
    { value: 'prenom', label: 'Prénom' },
    { value: 'email', label: 'E-mail' },
  ],
} as const;
export const CHAMPS_RECHERCHE = [
  'tous',
  ...FILTRE_CHAMP.options.map(({ value }) => value),
] as const;
export type ChampRecherche = (typeof CHAMPS_RECHERCHE)[number];

/** In letters: shorter searches are not sent to the server. */
const ASSEZ = 2;

export const isAssez = (recherche: string): boolean => motsOf(recherche).join('').length >= ASSEZ;

/** People type a name's beginning, or remember its end. */
export const isDuMot = (mot: string, voulu: string): boolean =>
  mot.startsWith(voulu) || mot.endsWith(voulu);

/** Each typed word must begin or end a word; bare signs match nothing. */
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
