/** Lazy: a date formatter costs a phone 10 ms, and each page made six. */
export function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
