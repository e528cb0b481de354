/** Words without accents, case and punctuation, in their order: « L’œil, à 50 km/h » is l, oeil, a, 50, km, h. */
export const motsOf = (texte: string): string[] =>
  texte
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[œæ]/g, (lettre) => (lettre === 'œ' ? 'oe' : 'ae'))
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A word so that it can be looked for among others, with nothing between them: its first letter is a
 * capital, as no other is. A space would be met at every word.
 */
export const marked = (mot: string): string => {
  const first = mot[0]!.toUpperCase();
  return first === mot[0] ? `#${mot}` : first + mot.slice(1);
};
