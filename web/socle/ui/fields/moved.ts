/** The same with `one` at place `to`, counted from 0; before the first is the first, past the last the last. */
export function moved<T>(values: readonly T[], one: T, to: number): T[] {
  const others = values.filter((each) => each !== one);
  others.splice(Math.max(0, to), 0, one);
  return others;
}
