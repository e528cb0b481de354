/** Rows enough for one statement on both databases. */
export const AT_A_TIME = 200;

export function* partsOf<T>(all: readonly T[], size = AT_A_TIME): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
