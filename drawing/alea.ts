/** A seeded sequence in [0, 1): mulberry32. Same seed, same picture. */
export function aleaOf(graine: number): () => number {
  let etat = graine >>> 0 || 1;
  return () => {
    etat = (etat + 0x6d2b79f5) | 0;
    let t = Math.imul(etat ^ (etat >>> 15), 1 | etat);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seeded sequence of integers, from 0 to n - 1. */
export function entierOf(graine: number): (n: number) => number {
  const alea = aleaOf(graine);
  return (n) => Math.floor(alea() * n);
}

/** Fisher–Yates. `random(n)` returns an integer from 0 to n - 1. */
export function shuffled<T>(items: readonly T[], random: (n: number) => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** A seed for a text: FNV-1a. `apres`: it goes on from the seed of the text before. */
export function graineOf(texte: string, apres = 0x811c9dc5): number {
  let h = apres;
  for (const c of texte) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}

/** A seed for a place, to the metre: what stands there does not depend on who drives past. */
export const graineDuLieu = (x: number, y: number, sel = 0): number =>
  graineOf(`${Math.round(x)};${Math.round(y)};${sel}`);
