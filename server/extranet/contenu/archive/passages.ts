const AUTOUR = 6;
/** Word pairs; beyond them the whole middle counts as changed. */
const MOST_COMPARED = 4_000_000;

interface Passages {
  avant: string;
  apres: string;
}

export function passages(avant: string, apres: string): Passages {
  const [a, b] = [wordsOf(avant), wordsOf(apres)];
  // Sentinels make both ends common words.
  const kept: Paire[] = [[-1, -1], ...keptOf(a, b), [a.length, b.length]];
  const [nearA, nearB] = [new Set<number>(), new Set<number>()];
  for (const [at, [i, j]] of kept.entries()) {
    const [nextI, nextJ] = kept[at + 1] ?? [i + 1, j + 1];
    if (nextI === i + 1 && nextJ === j + 1) continue;
    for (let one = i + 1 - AUTOUR; one < nextI + AUTOUR; one++) nearA.add(one);
    for (let one = j + 1 - AUTOUR; one < nextJ + AUTOUR; one++) nearB.add(one);
  }
  return { avant: joined(a, nearA), apres: joined(b, nearB) };
}

type Paire = [number, number];

const wordsOf = (texte: string): string[] => texte.match(/\S+/g) ?? [];

/** Returns the longest common subsequence of words, as index pairs. */
function keptOf(a: readonly string[], b: readonly string[]): Paire[] {
  let debut = 0;
  while (debut < a.length && debut < b.length && a[debut] === b[debut]) debut++;
  let fin = 0;
  const most = Math.min(a.length, b.length) - debut;
  while (fin < most && a[a.length - 1 - fin] === b[b.length - 1 - fin]) fin++;
  const milieu = longest(a.slice(debut, a.length - fin), b.slice(debut, b.length - fin));
  return [
    ...Array.from({ length: debut }, (_, at): Paire => [at, at]),
    ...milieu.map(([i, j]): Paire => [debut + i, debut + j]),
    ...Array.from({ length: fin }, (_, at): Paire => [a.length - fin + at, b.length - fin + at]),
  ];
}

function longest(a: readonly string[], b: readonly string[]): Paire[] {
  if (a.length * b.length > MOST_COMPARED) return [];
  const width = b.length + 1;
  const length = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i * width + j] =
        a[i] === b[j]
          ? length[(i + 1) * width + j + 1]! + 1
          : Math.max(length[(i + 1) * width + j]!, length[i * width + j + 1]!);
  const places: Paire[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) places.push([i++, j++]);
    else if (length[(i + 1) * width + j]! >= length[i * width + j + 1]!) i++;
    else j++;
  }
  return places;
}

/** Replaces words far from a change by « … ». */
function joined(words: readonly string[], near: ReadonlySet<number>): string {
  const said: string[] = [];
  for (const [at, word] of words.entries()) {
    if (near.has(at)) said.push(word);
    else if (said.at(-1) !== '…') said.push('…');
  }
  return said.join(' ');
}
