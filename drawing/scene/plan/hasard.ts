/** Deterministic: pictures must not change. */
export const hasard = (graine: number, autreGraine: number): number => {
  const vague = Math.sin(graine * 127.1 + autreGraine * 311.7) * 43758.5453;
  return vague - Math.floor(vague);
};
