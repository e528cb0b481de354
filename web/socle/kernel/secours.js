/**
 * What the oldest of our browsers (web/navigateurs.ts) lack, and the source uses as if it were there.
 * Served as it stands here, to those browsers alone, before any other script (early.ts); the check
 * of what is built (scripts/navigateurs/) reads off it what it brings.
 */
(() => {
  const put = (owner, name, value) => {
    if (!(name in owner))
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  };

  const copied = (change) =>
    function copy(...how) {
      const list = Array.from(this);
      return change(list, ...how) ?? list;
    };
  put(
    Array.prototype,
    'toReversed',
    // oxlint-disable-next-line unicorn/no-array-reverse -- this is what the other is made of
    copied((list) => list.reverse()),
  );
  put(
    Array.prototype,
    'toSorted',
    copied((list, order) => list.sort(order)),
  );
  put(
    Array.prototype,
    'toSpliced',
    copied((list, ...how) => void list.splice(...how)),
  );
  put(
    Array.prototype,
    'with',
    copied((list, at, value) => {
      const index = at < 0 ? list.length + at : at;
      if (!(index in list)) throw new RangeError(`Invalid index: ${at}`);
      list[index] = value;
    }),
  );

  put(URL, 'parse', (address, base) => {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  });
  put(URL, 'canParse', (address, base) => URL.parse(address, base) !== null);

  put(AbortSignal, 'any', (signals) => {
    const all = new AbortController();
    for (const signal of signals) {
      const abort = () => all.abort(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true, signal: all.signal });
    }
    return all.signal;
  });
})();
