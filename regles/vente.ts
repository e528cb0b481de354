/** Rules of what is sold that both sides apply, without Zod: a page may import them. */

/** « Théorie du permis B » is `theorie-du-permis-b`; `acces` where no letter or figure is left. */
export const slugOf = (libelle: string): string =>
  libelle
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[œæß]/g, (letter) => ({ œ: 'oe', æ: 'ae' })[letter] ?? 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '') || 'acces';

/** Price times rate (specification.md#payment). Both are whole: cents, and hundredths of a percent. */
export const tvaOf = (cents: number, taux: number): number => Math.round((cents * taux) / 10_000);

/** What the lines of a product's `contenu` stand between. */
export const SEPARATEUR = ';';

/** Which of some lines have what stands between lines, as a sentence; undefined where none has. */
export function fauteAuxLignes(lignes: readonly string[]): string | undefined {
  const wrong = lignes.flatMap((ligne, at) => (ligne.includes(SEPARATEUR) ? at + 1 : []));
  if (wrong.length === 0) return undefined;
  const which =
    wrong.length === 1
      ? `La ligne ${wrong[0]} contient`
      : `Les lignes ${wrong.join(', ')} contiennent`;
  return `${which} un point-virgule, qui sépare les lignes\u00a0: remplacez-le par une virgule.`;
}

/** The lines of a `contenu`, without empty ones. */
export const lignesOf = (contenu: string): string[] =>
  contenu.split(SEPARATEUR).flatMap((ligne) => ligne.trim() || []);

/** Codes of what lasts seven days, whatever its product says. */
export const SEPT_JOURS: ReadonlySet<string> = new Set(['RDV', 'DEMO']);

/** « 7 jours », « 1 mois ». */
export const dureeEnMots = ({
  codePermis,
  dureeValidite,
}: {
  codePermis: string;
  dureeValidite: number;
}) => (SEPT_JOURS.has(codePermis) ? '7\u00a0jours' : `${dureeValidite}\u00a0mois`);
