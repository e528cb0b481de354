import type { TriDEleves } from '../../../regles/signalement.ts';
import type { Signalement } from './signalement.queries.ts';

type Compare = (one: Signalement, other: Signalement) => number;

const COMPARE: Record<TriDEleves, Compare> = {
  recents: (one, other) => other.id - one.id,
  anciens: (one, other) => one.id - other.id,
  nom: (one, other) => (one.cle < other.cle ? -1 : one.cle > other.cle ? 1 : one.id - other.id),
  visite: (one, other) => other.vu - one.vu || other.id - one.id,
  absence: (one, other) => one.vu - other.vu || one.id - other.id,
};

/** Keeps each order; sorting a list that is nearly sorted costs a tenth. */
export function createOrdres() {
  const kept = new Map<TriDEleves, { of: readonly Signalement[]; sorted: Signalement[] }>();
  function orderedOf(
    tri: TriDEleves,
    newestFirst: readonly Signalement[],
    parId: ReadonlyMap<number, Signalement>,
  ): readonly Signalement[] {
    if (tri === 'recents') return newestFirst;
    const before = kept.get(tri);
    if (before?.of === newestFirst) return before.sorted;
    const sorted = before ? carried(before, newestFirst, parId) : [...newestFirst];
    sorted.sort(COMPARE[tri]);
    kept.set(tri, { of: newestFirst, sorted });
    return sorted;
  }
  return { orderedOf };
}

function carried(
  before: { of: readonly Signalement[]; sorted: readonly Signalement[] },
  newestFirst: readonly Signalement[],
  parId: ReadonlyMap<number, Signalement>,
): Signalement[] {
  const next = before.sorted.flatMap(({ id }) => parId.get(id) ?? []);
  const last = before.of[0]?.id ?? 0;
  for (const each of newestFirst) {
    if (each.id <= last) break;
    next.push(each);
  }
  return next.length === newestFirst.length ? next : [...newestFirst];
}
