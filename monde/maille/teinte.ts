import { Color } from 'three';

/** Linear red, green and blue, each from 0 to 1. */
export type Teinte = readonly [rouge: number, vert: number, bleu: number];
/** As CSS writes it (`#RRGGBB`, sRGB), or linear. */
export type Couleur = string | Teinte;

const connues = new Map<string, Teinte>();

export function teinteOf(couleur: Couleur): Teinte {
  if (typeof couleur !== 'string') return couleur;
  const connue = connues.get(couleur);
  if (connue) return connue;
  const { r, g, b } = new Color(couleur);
  const teinte: Teinte = [r, g, b];
  connues.set(couleur, teinte);
  return teinte;
}

/** Darker below 1, brighter above. */
export const nuance = (couleur: Couleur, force: number): Teinte => {
  const [rouge, vert, bleu] = teinteOf(couleur);
  return [rouge * force, vert * force, bleu * force];
};

export function melange(a: Couleur, b: Couleur, part: number): Teinte {
  const [p, q] = [teinteOf(a), teinteOf(b)];
  return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part, p[2] + (q[2] - p[2]) * part];
}
