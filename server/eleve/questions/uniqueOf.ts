/** Of a question, what the filters offer. */
interface Offert {
  idArticleLois: string | null;
  langue: string;
}

const collator = new Intl.Collator('fr', { numeric: true });
const known = new WeakMap<readonly Offert[], ReturnType<typeof findUnique>>();

/** What they offer of all; worked out anew when the bank has changed. */
export function uniqueOf(all: readonly Offert[]) {
  const unique = known.get(all) ?? findUnique(all);
  known.set(all, unique);
  return unique;
}

/** Articles in the order in which they stand in the law: 2 before 12. */
const findUnique = (all: readonly Offert[]) => ({
  uniqueIdArticleLois: [...new Set(all.map(({ idArticleLois }) => idArticleLois))]
    .filter((article) => article !== null)
    .toSorted(collator.compare),
  uniqueIdLangue: [...new Set(all.map(({ langue }) => langue))].toSorted() as ('FR' | 'NL')[],
});
