/** Server and pages write words and figures alike. Pages can import it, without Zod. */

export const sansAccents = (texte: string): string =>
  texte.normalize('NFKD').replace(/\p{M}/gu, '');

export const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

/** French begins the plural at two: « 0 question », « 2 questions ». */
export const accorde = (nombre: number, mot: string): string => (nombre > 1 ? `${mot}s` : mot);

export const combien = (nombre: number, mot: string): string => `${nombre} ${accorde(nombre, mot)}`;

/** « 1 234,50 € », without Intl: server and browser must agree on every space. */
export function enEuros(montant: number): string {
  const [euros, cents] = montant.toFixed(2).split('.');
  return `${euros!.replace(/\B(?=(\d{3})+$)/g, '\u202f')},${cents}\u00a0€`;
}

/** Negative amounts get a typographic minus. */
export const enEurosSignes = (montant: number): string =>
  montant < 0 ? `−${enEuros(-montant)}` : enEuros(montant);

const ENTITES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and quoted attributes. */
export const enHtml = (texte: string): string =>
  texte.replace(/[&<>"']/g, (signe) => ENTITES[signe]!);
