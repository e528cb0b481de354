import type { Defauts } from './banque.ts';

/** Each says what becomes of it under the next code of the road, and keeps its place in a series. */
export const suites: Defauts = ({ toutes, series }) => {
  const placees = new Set(series.flatMap(({ questions }) => questions.map(({ ref }) => ref)));
  return toutes.flatMap(({ ref, code, ensuite }) => {
    if (code !== 'AR1975') return [];
    if (ensuite === undefined) return [`${ref} ne dit pas ce qu’elle devient le 1er juin 2027`];
    return ensuite === 'tombe' && placees.has(ref)
      ? [`${ref} tombe le 1er juin 2027, et une série la contient`]
      : [];
  });
};
