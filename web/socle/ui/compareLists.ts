export interface Item {
  id: number;
  label: string;
}

export interface ListChange {
  onlyMine: Item[];
  onlyTheirs: Item[];
  /** Places count from 1. */
  moved: { label: string; mine: number; theirs: number }[];
}

/** Finds the fewest moves: the longest increasing subsequence stays. */
export function compareLists(mine: readonly Item[], theirs: readonly Item[]): ListChange {
  const placesOf = (list: readonly Item[]) => new Map(list.map(({ id }, at) => [id, at]));
  const [inMine, inTheirs] = [placesOf(mine), placesOf(theirs)];
  const shared = mine.filter(({ id }) => inTheirs.has(id));
  const stays = rising(shared.map(({ id }) => inTheirs.get(id)!));
  return {
    onlyMine: mine.filter(({ id }) => !inTheirs.has(id)),
    onlyTheirs: theirs.filter(({ id }) => !inMine.has(id)),
    moved: shared
      .filter(({ id }) => !stays.has(inTheirs.get(id)!))
      .map(({ id, label }) => ({
        label,
        mine: inMine.get(id)! + 1,
        theirs: inTheirs.get(id)! + 1,
      })),
  };
}

export const isSame = ({ onlyMine, onlyTheirs, moved }: ListChange): boolean =>
  onlyMine.length + onlyTheirs.length + moved.length === 0;

function rising(numbers: readonly number[]): Set<number> {
  const ends: { number: number; length: number; before: number }[] = [];
  let best = -1;
  for (const [at, number] of numbers.entries()) {
    const end = { number, length: 1, before: -1 };
    for (const [earlier, other] of ends.entries())
      if (other.number < number && other.length >= end.length)
        [end.length, end.before] = [other.length + 1, earlier];
    ends.push(end);
    if (end.length > (ends[best]?.length ?? 0)) best = at;
  }
  const found = new Set<number>();
  for (let end = ends[best]; end; end = ends[end.before]) found.add(end.number);
  return found;
}
