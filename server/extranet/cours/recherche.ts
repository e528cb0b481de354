/** 0 finds what is in no product. */
export const accesFilter = (acces_id: number | undefined) => (acces: readonly { id: number }[]) =>
  acces_id === undefined ||
  (acces_id === 0 ? acces.length === 0 : acces.some(({ id }) => id === acces_id));
