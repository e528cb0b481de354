import type { Signal } from '../../drawing/signal.schema.ts';

/** Pixels in height, in a picture 360 px wide: a form alone, a picture within it, a board of lanes or words. */
const [FORME, DETAIL, TRIANGLE, TABLEAU] = [20, 28, 34, 44];
/** With a plate below: for its symbol, for each line of its words, and for a zone around both. */
const [AVEC_PLAQUE, SYMBOLE, LIGNE, ZONE] = [36, 30, 9, 8];
/** The struck number of a zone that ends is pale. */
const FIN_DE_ZONE = 24;
const LETTRES_PAR_LIGNE = 11;
/** Two cars, a motor home, a playing child: one has to know them. */
const DETAILLES = /^(C35|C39|E9[b-z]|E11|F(?!19))/;
const TABLEAUX = /^F(2[579]|3[1-79]|45b|7[3579]|8[1-9]|9[1378])/;

const lignesOf = (texte: string): number => Math.ceil(texte.length / LETTRES_PAR_LIGNE);

function seulOf(panneau: string): number {
  if (panneau.startsWith('A')) return TRIANGLE;
  if (TABLEAUX.test(panneau)) return TABLEAU;
  return DETAILLES.test(panneau) ? DETAIL : FORME;
}

/** The least height at which one reads a sign. */
export function pixelsPourLire(signal: Signal): number {
  if (!('panneau' in signal)) return FORME;
  const { panneau, additionnel, zone } = signal;
  const seul = seulOf(panneau);
  const [symbole, mots] =
    typeof additionnel === 'object'
      ? [SYMBOLE, `${additionnel.valeur ?? ''}`]
      : [0, additionnel ?? ''];
  const plaque = symbole + LIGNE * lignesOf(mots);
  return Math.max(
    seul,
    additionnel === undefined ? 0 : AVEC_PLAQUE + plaque,
    zone ? seul + (zone === 'fin' ? FIN_DE_ZONE : ZONE) + plaque : 0,
  );
}
