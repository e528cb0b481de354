/** « 3,4 s » */
export const enSecondes = (secondes: number): string =>
  `${secondes.toFixed(1).replace('.', ',')}\u00a0s`;
