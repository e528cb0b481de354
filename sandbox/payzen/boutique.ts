/** Times in milliseconds. */
export interface Boutique {
  siteId: string;
  mode: 'TEST' | 'PRODUCTION';
  cle: string;
  /** Empty: no web services. */
  motDePasse: string;
  notification: string;
  retour: string;
  session: number;
  lenteur: number;
  patience: number;
  /** Pauses before retries; the real ones are four, a quarter of an hour apart. */
  reprises: number[];
}

type Sienne = 'siteId' | 'mode' | 'cle' | 'motDePasse' | 'notification' | 'retour';

export const boutiqueWith = (
  shop: Pick<Boutique, Sienne> & Partial<Omit<Boutique, Sienne>>,
): Boutique => ({
  session: 600_000,
  lenteur: 5000,
  patience: 30_000,
  reprises: [5000, 10_000, 20_000, 40_000],
  ...shop,
});
