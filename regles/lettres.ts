/** The answers of a question, in their order. */
export const LETTRES = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof LETTRES)[number];

/** The same, in a refusal. */
export const A_A_D = 'A, B, C ou D';

export const isLetter = (value: unknown): value is Letter => LETTRES.includes(value as Letter);
