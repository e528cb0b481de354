import { diffArrays } from 'diff';

export interface Passage {
  texte: string;
  genre: 'commun' | 'avant' | 'apres';
}

/** Limit in added and removed words, because the comparison is quadratic. */
const MOST_CHANGES = 600;

/** Runs of words with trailing space; common ones are as in `apres`. */
export function compareTextes(avant: string, apres: string): Passage[] {
  const [a, b] = [motsOf(avant), motsOf(apres)];
  const runs =
    diffArrays(a, b, { comparator: same, maxEditLength: MOST_CHANGES }) ?? replaced(a, b);
  return runs.map(({ value, added, removed }) => ({
    texte: value.join(''),
    genre: added ? 'apres' : removed ? 'avant' : 'commun',
  }));
}

export interface Run {
  texte: string;
  autre: boolean;
}

export function compareMots(mien: string, leur: string): { mien: Run[]; leur: Run[] } {
  const passages = compareTextes(mien, leur);
  const without = (other: Passage['genre']) =>
    passages
      .filter(({ genre }) => genre !== other)
      .map(({ texte, genre }) => ({ texte, autre: genre !== 'commun' }));
  return { mien: without('apres'), leur: without('avant') };
}

const motsOf = (texte: string) => texte.match(/\S+\s*|^\s+/g) ?? [];
const same = (one: string, other: string) => one.trimEnd() === other.trimEnd();

function sharedFrom(a: string[], b: string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && same(a[n]!, b[n]!)) n++;
  return n;
}

/** Where too much differs, only the shared ends are common. */
function replaced(a: string[], b: string[]) {
  const start = sharedFrom(a, b);
  const end = sharedFrom(a.slice(start).toReversed(), b.slice(start).toReversed());
  return [
    { value: b.slice(0, start), added: false, removed: false },
    { value: a.slice(start, a.length - end), added: false, removed: true },
    { value: b.slice(start, b.length - end), added: true, removed: false },
    { value: b.slice(b.length - end), added: false, removed: false },
  ].filter(({ value }) => value.length > 0);
}
