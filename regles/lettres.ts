/** The answers of a question, in their order. */
export const LETTRES = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof LETTRES)[number];

/** The same, in a refusal. */
export const A_A_D = 'A, B, C ou D';

/** The field with what one must have believed to choose it. */
export const MEPRISES = { a: 'mepriseA', b: 'mepriseB', c: 'mepriseC', d: 'mepriseD' } as const;

/** The field with the same in plain words. */
export const SIMPLES = { a: 'simpleA', b: 'simpleB', c: 'simpleC', d: 'simpleD' } as const;

/** Fields of a question's other words, each of which may be missing. */
export const AUTRES_MOTS = [
  ...Object.values(MEPRISES),
  'simple',
  ...Object.values(SIMPLES),
] as const;
type AutreMot = (typeof AUTRES_MOTS)[number];

/** A value for each of them. */
export const autresMots = <V>(valueOf: (champ: AutreMot) => V): Record<AutreMot, V> =>
  Object.fromEntries(AUTRES_MOTS.map((champ) => [champ, valueOf(champ)])) as Record<AutreMot, V>;

export const isLetter = (value: unknown): value is Letter => LETTRES.includes(value as Letter);
