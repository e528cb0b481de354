import { RDV } from './rdv.ts';

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

/** The demo is given, never sold. */
export const DEMO = 'DEMO';

/** Days that an access of these codes lasts, whatever the product says. */
export const JOURS_FIXES = { [RDV]: 7, [DEMO]: 7 };

export interface Duree {
  codePermis: string;
  /** In months. */
  dureeValidite: number;
}

/** As `Temporal` takes it: one of the two. */
export function dureeOf({ codePermis, dureeValidite }: Duree): { days?: number; months?: number } {
  const fixe = Object.entries(JOURS_FIXES).find(([code]) => code === codePermis);
  return fixe ? { days: fixe[1] } : { months: dureeValidite };
}

export function dureeEnMots(produit: Duree): string {
  const duree = dureeOf(produit);
  return duree.days ? `${duree.days}\u00a0jours` : `${duree.months}\u00a0mois`;
}
