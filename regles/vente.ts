/** « Théorie du permis B » is `theorie-du-permis-b`; `acces` where nothing is left. */
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

/** VAT in cents; `taux` in hundredths of a percent (specification.md#payment). */
export const tvaOf = (cents: number, taux: number): number => Math.round((cents * taux) / 10_000);

export const SEPARATEUR = ';';

/** A sentence about lines that contain the separator; undefined: none. */
export function fauteAuxLignes(lignes: readonly string[]): string | undefined {
  const wrong = lignes.flatMap((ligne, at) => (ligne.includes(SEPARATEUR) ? at + 1 : []));
  if (wrong.length === 0) return undefined;
  const which =
    wrong.length === 1
      ? `La ligne ${wrong[0]} contient`
      : `Les lignes ${wrong.join(', ')} contiennent`;
  return `${which} un point-virgule, qui sépare les lignes\u00a0: remplacez-le par une virgule.`;
}

export const lignesOf = (contenu: string): string[] =>
  contenu.split(SEPARATEUR).flatMap((ligne) => ligne.trim() || []);

/** These last seven days, whatever the product says. */
export const SEPT_JOURS: ReadonlySet<string> = new Set(['RDV', 'DEMO']);

export const dureeEnMots = ({
  codePermis,
  dureeValidite,
}: {
  codePermis: string;
  dureeValidite: number;
}) => (SEPT_JOURS.has(codePermis) ? '7\u00a0jours' : `${dureeValidite}\u00a0mois`);
