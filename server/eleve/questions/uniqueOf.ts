interface Offert {
  idArticleLois: string | null;
  langue: string;
}

const collator = new Intl.Collator('fr', { numeric: true });
const known = new WeakMap<readonly Offert[], ReturnType<typeof findUnique>>();

/** Cached until the bank changes. */
export function uniqueOf(all: readonly Offert[]) {
  const unique = known.get(all) ?? findUnique(all);
  known.set(all, unique);
  return unique;
}

/** Articles sort as numbers: 2 before 12. */
const findUnique = (all: readonly Offert[]) => ({
  uniqueIdArticleLois: [...new Set(all.map(({ idArticleLois }) => idArticleLois))]
    .filter((article) => article !== null)
    .toSorted(collator.compare),
  uniqueIdLangue: [...new Set(all.map(({ langue }) => langue))].toSorted() as ('FR' | 'NL')[],
});
