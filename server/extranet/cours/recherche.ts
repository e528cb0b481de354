/** Says of what is in these products whether it is in the one that is looked for; 0: in none. */
export const accesFilter = (acces_id: number | undefined) => (acces: readonly { id: number }[]) =>
  acces_id === undefined ||
  (acces_id === 0 ? acces.length === 0 : acces.some(({ id }) => id === acces_id));
