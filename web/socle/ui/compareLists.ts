/** One of a list, by its number and in words. */
export interface Item {
  id: number;
  label: string;
}

/** In which ways two lists of the same things are not the same. */
export interface ListChange {
  onlyMine: Item[];
  onlyTheirs: Item[];
  /** Those that stand otherwise among what both have; places begin at 1. */
  moved: { label: string; mine: number; theirs: number }[];
}

/** Of what both have the fewest are told as moved: the others stand in the same order in both. */
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

/** Of some numbers, all different, as many as rise one after the other. */
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
