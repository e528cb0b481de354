export interface Passage {
  texte: string;
  genre: 'commun' | 'avant' | 'apres';
}

/** Bounds the quadratic comparison: two texts of 2,000 one-letter words. */
const MOST_PAIRS = 1_000_000;

/** Runs of words with trailing space; common ones are as in `apres`. */
export function compareTextes(avant: string, apres: string): Passage[] {
  const [a, b] = [motsOf(avant), motsOf(apres)];
  const start = sharedFrom(a, b);
  const end = sharedFrom(a.slice(start).toReversed(), b.slice(start).toReversed());
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return joined([
    ...b.slice(0, start).map((texte) => ({ texte, genre: 'commun' as const })),
    ...longestCommon(inA, inB),
    ...b.slice(b.length - end).map((texte) => ({ texte, genre: 'commun' as const })),
  ]);
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

/** Longest common subsequence; texts too long count as replaced whole. */
function longestCommon(a: string[], b: string[]): Passage[] {
  const width = b.length + 1;
  if (a.length * b.length > MOST_PAIRS)
    return [...a.map((texte) => passage(texte, 'avant')), ...b.map((t) => passage(t, 'apres'))];
  const most = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      most[i * width + j] = same(a[i]!, b[j]!)
        ? most[(i + 1) * width + j + 1]! + 1
        : Math.max(most[(i + 1) * width + j]!, most[i * width + j + 1]!);
  const passages: Passage[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    if (i < a.length && j < b.length && same(a[i]!, b[j]!)) {
      passages.push(passage(b[j]!, 'commun'));
      [i, j] = [i + 1, j + 1];
    } else if (
      j >= b.length ||
      (i < a.length && most[(i + 1) * width + j]! >= most[i * width + j + 1]!)
    )
      passages.push(passage(a[i++]!, 'avant'));
    else passages.push(passage(b[j++]!, 'apres'));
  return passages;
}

const passage = (texte: string, genre: Passage['genre']): Passage => ({ texte, genre });

function joined(passages: Passage[]): Passage[] {
  const runs: Passage[] = [];
  for (const { texte, genre } of passages) {
    const last = runs.at(-1);
    if (last?.genre === genre) last.texte += texte;
    else runs.push({ texte, genre });
  }
  return runs;
}
