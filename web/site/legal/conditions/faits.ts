/** From content/faits.yaml, such as « 7 jours ». */
export interface Faits {
  demo: string;
  delaiRdv: string;
  nouveauPaiementRdv: string;
  validiteAcces: string;
  videosEntrainement: string | null;
}

export const insecable = (fait: string): string => fait.replaceAll(' ', '\u00a0');
