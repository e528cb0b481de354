/** `to` counts from 0, and is clamped. */
export function moved<T>(values: readonly T[], one: T, to: number): T[] {
  const others = values.filter((each) => each !== one);
  others.splice(Math.max(0, to), 0, one);
  return others;
}
