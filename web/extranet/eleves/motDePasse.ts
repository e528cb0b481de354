/** Look-alike characters are left out. */
const SORTES = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!-+=?%'];
const ALL = SORTES.join('');
const LENGTH = 16;

/** Rejection sampling avoids a modulo bias. */
function drawn(most: number): number {
  const limit = 256 - (256 % most);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return byte % most;
  }
}

export function drawMotDePasse(): string {
  const signs = [...SORTES, ...Array.from({ length: LENGTH - SORTES.length }, () => ALL)].map(
    (from) => from[drawn(from.length)]!,
  );
  for (let last = signs.length - 1; last > 0; last--) {
    const other = drawn(last + 1);
    [signs[last], signs[other]] = [signs[other]!, signs[last]!];
  }
  return signs.join('');
}
