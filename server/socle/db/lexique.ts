/** Numbers a copy's distinct words: a search compares each once, then rows by number. */
export function createLexique() {
  const words: string[] = [];
  const numbers = new Map<string, number>();

  const numberOf = (word: string): number =>
    numbers.getOrInsertComputed(word, () => words.push(word) - 1);

  return {
    numbersOf: (some: readonly string[]): number[] => some.map(numberOf),
    meetsOne(fits: (word: string) => boolean) {
      const [UNKNOWN, NO, YES] = [0, 1, 2];
      let judged = new Uint8Array(words.length);
      return (own: readonly number[], from = 0, to = own.length): boolean => {
        if (judged.length < words.length) judged = new Uint8Array(words.length);
        for (let at = from; at < to; at++) {
          const word = own[at]!;
          if (judged[word] === UNKNOWN) judged[word] = fits(words[word]!) ? YES : NO;
          if (judged[word] === YES) return true;
        }
        return false;
      };
    },
    hasOne(fits: (word: string) => boolean) {
      let fitting = new Uint8Array(0);
      let some = false;
      return (own: readonly number[], from = 0, to = own.length): boolean => {
        if (fitting.length < words.length) {
          fitting = new Uint8Array(words.length);
          for (let at = 0; at < words.length; at++) if (fits(words[at]!)) fitting[at] = 1;
          some = fitting.includes(1);
        }
        if (!some) return false;
        for (let at = from; at < to; at++) if (fitting[own[at]!] === 1) return true;
        return false;
      };
    },
  };
}
