/** More than all the pictures of a bank are made of; beyond it, one begins anew. */
const MOST_KEPT = 4000;

/** The same for the same key, made once: signs and symbols are few, and stand in every picture of a bank. */
export function remembered<T>(): (cle: string, make: () => T) => T {
  const connus = new Map<string, T>();
  return (cle, make) => {
    const connu = connus.get(cle);
    if (connu !== undefined) return connu;
    const fait = make();
    if (connus.size >= MOST_KEPT) connus.clear();
    connus.set(cle, fait);
    return fait;
  };
}
