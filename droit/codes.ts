/** First and last day; `au: null`: still in force. */
export const codes = {
  /** The royal decree of 1 December 1975. */
  AR1975: { du: '1976-01-01', au: '2027-05-31' },
  /** The Code de la voie publique. */
  CVP2027: { du: '2027-06-01', au: null },
} as const;
export type CodeRoute = keyof typeof codes;
export const nomsCode = Object.keys(codes) as CodeRoute[];
export const isCode = (nom: string | null): nom is CodeRoute =>
  nom !== null && Object.hasOwn(codes, nom);

/** Throws in French when no code was in force (YYYY-MM-DD). */
export function codeDu(jour: string): CodeRoute {
  const code = nomsCode.find((nom) => {
    const { du, au } = codes[nom];
    return du <= jour && (au === null || jour <= au);
  });
  if (!code) throw new Error(`Aucun code de la route n’est en vigueur le ${enLettres(jour)}.`);
  return code;
}

/**
 * The day whose plates a drawing shows. Nearly all plates of 1975 hold until 2045
 * (docs/changement-2027.md), and those of 2027 are not all drawn.
 */
export const jourDuCatalogue = (jour: string): string =>
  jour < codes.CVP2027.du ? jour : codes.AR1975.au;

const MOIS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

export function enLettres(jour: string): string {
  const [an, mois, j] = jour.split('-').map(Number);
  return `${j === 1 ? '1er' : j} ${MOIS[(mois ?? 1) - 1]} ${an}`;
}

export function horsVigueur(quoi: string, code: CodeRoute): Error {
  const { du, au } = codes[code];
  return new Error(
    au === null
      ? `${quoi} n’est en vigueur qu’à partir du ${enLettres(du)}.`
      : `${quoi} n’est en vigueur que jusqu’au ${enLettres(au)}.`,
  );
}
