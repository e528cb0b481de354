/** The figures of content/faits.yaml that the conditions cite, such as « 7 jours ». */
export interface Faits {
  demo: string;
  delaiRdv: string;
  nouveauPaiementRdv: string;
  validiteAcces: string;
  /** null where the site has no exercises. */
  videosEntrainement: string | null;
}

/** A number and its unit stay on one line. */
export const insecable = (fait: string): string => fait.replaceAll(' ', '\u00a0');
