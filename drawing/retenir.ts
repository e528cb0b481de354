/** Above a whole bank's pictures; beyond, the cache restarts. */
const MOST_KEPT = 4000;

/** Memoizes: a bank's pictures share few signs. */
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
