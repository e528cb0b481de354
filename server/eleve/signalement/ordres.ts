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

/** More changes than this, and all are sorted anew. */
const FEW = 500;

/** Keeps each order; after a few changes those alone are put in their places. */
export function createOrdres() {
  const kept = new Map<TriDEleves, { of: readonly Signalement[]; sorted: Signalement[] }>();
  function orderedOf(tri: TriDEleves, newestFirst: readonly Signalement[]): readonly Signalement[] {
    if (tri === 'recents') return newestFirst;
    const before = kept.get(tri);
    if (before?.of === newestFirst) return before.sorted;
    const compare = COMPARE[tri];
    const changes = before && changesOf(before.of, newestFirst);
    const sorted =
      changes && changes.added.length + changes.gone.size <= FEW
        ? before.sorted.filter((each) => !changes.gone.has(each))
        : newestFirst.toSorted(compare);
    if (sorted.length < newestFirst.length)
      for (const each of changes!.added) sorted.splice(placeOf(sorted, each, compare), 0, each);
    kept.set(tri, { of: newestFirst, sorted });
    return sorted;
  }
  return { orderedOf };
}

/** Both are sorted by id, the newest first; a learner who changed is another object. */
function changesOf(before: readonly Signalement[], after: readonly Signalement[]) {
  const added: Signalement[] = [];
  const gone = new Set<Signalement>();
  let at = 0;
  for (const each of after) {
    for (; at < before.length && before[at]!.id > each.id; at++) gone.add(before[at]!);
    const same = before[at]?.id === each.id ? before[at++] : undefined;
    if (same === each) continue;
    added.push(each);
    if (same) gone.add(same);
  }
  for (const each of before.slice(at)) gone.add(each);
  return { added, gone };
}

function placeOf(sorted: readonly Signalement[], each: Signalement, compare: Compare): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle]!, each) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
