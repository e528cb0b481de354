export { motsOf } from '../../contract/mots.ts';

/**
 * A word so that it can be looked for among others, with nothing between them: its first letter is a
 * capital, as no other is. A space would be met at every word.
 */
export const marked = (mot: string): string => {
  const first = mot[0]!.toUpperCase();
  return first === mot[0] ? `#${mot}` : first + mot.slice(1);
};
