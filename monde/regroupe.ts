/** Map.groupBy, which our oldest browsers lack. */
export function regroupe<T, C>(liste: Iterable<T>, cleDe: (chose: T) => C): Map<C, T[]> {
  const groupes = new Map<C, T[]>();
  for (const chose of liste) {
    const cle = cleDe(chose);
    groupes.set(cle, [...(groupes.get(cle) ?? []), chose]);
  }
  return groupes;
}
