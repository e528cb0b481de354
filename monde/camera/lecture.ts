import type { Signal } from '../../drawing/signal.schema.ts';

/** Pixels in height, in a picture 360 px wide: a form alone, a picture within it, a plate's first line. */
const [FORME, DETAIL, TRIANGLE, AVEC_PLAQUE] = [20, 28, 30, 36];
const [LIGNE, LETTRES_PAR_LIGNE, ZONE] = [8, 11, 8];
/** Two cars, a motor home, a playing child: one has to know them. */
const DETAILLES = /^(C35|C39|E9[b-z]|E11|F(?!19))/;

const lignesOf = (texte: string): number => Math.ceil(texte.length / LETTRES_PAR_LIGNE);

/** The least height at which one reads a sign. */
export function pixelsPourLire(signal: Signal): number {
  if (!('panneau' in signal)) return FORME;
  const { panneau, additionnel, zone } = signal;
  const seul = panneau.startsWith('A') ? TRIANGLE : DETAILLES.test(panneau) ? DETAIL : FORME;
  const texte = typeof additionnel === 'string' ? LIGNE * lignesOf(additionnel) : 0;
  return Math.max(seul, additionnel ? AVEC_PLAQUE + texte : 0, zone ? seul + ZONE + texte : 0);
}
