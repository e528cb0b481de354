import { diffArrays } from 'diff';

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

/** Finds the fewest moves: the longest common order stays. */
export function compareLists(mine: readonly Item[], theirs: readonly Item[]): ListChange {
  const placesOf = (list: readonly Item[]) => new Map(list.map(({ id }, at) => [id, at]));
  const [inMine, inTheirs] = [placesOf(mine), placesOf(theirs)];
  const shared = mine.filter(({ id }) => inTheirs.has(id));
  const stays = new Set(
    diffArrays(
      theirs.map(({ id }) => id),
      mine.map(({ id }) => id),
    ).flatMap(({ value, added, removed }) => (added || removed ? [] : value)),
  );
  return {
    onlyMine: mine.filter(({ id }) => !inTheirs.has(id)),
    onlyTheirs: theirs.filter(({ id }) => !inMine.has(id)),
    moved: shared
      .filter(({ id }) => !stays.has(id))
      .map(({ id, label }) => ({
        label,
        mine: inMine.get(id)! + 1,
        theirs: inTheirs.get(id)! + 1,
      })),
  };
}

export const isSame = ({ onlyMine, onlyTheirs, moved }: ListChange): boolean =>
  onlyMine.length + onlyTheirs.length + moved.length === 0;
