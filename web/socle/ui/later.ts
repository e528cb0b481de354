/**
 * What is only made when it is first asked for. A formatter of dates costs a phone 10 ms, and six of
 * them were made on every page before anything on it answered.
 */
export function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
