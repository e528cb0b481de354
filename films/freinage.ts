/** In km/h and seconds: such a loss is seen, on the road as on a needle. */
const [PERDU, EN] = [2, 0.5];
const PAS = 0.05;

/** The first second between two at which one sees that my own car begins to brake. Metres a second. */
export function freinageVu(
  vitesseAt: (t: number) => number,
  de: number,
  jusque: number,
): number | undefined {
  const isVu = (t: number): boolean => (vitesseAt(t - EN) - vitesseAt(t)) * 3.6 >= PERDU;
  for (let t = de; t <= jusque; t += PAS) if (isVu(t) && !isVu(t - PAS)) return t;
  return undefined;
}
