/** A shop as the provider knows it, and how long things take here; times in milliseconds. */
export interface Boutique {
  siteId: string;
  mode: 'TEST' | 'PRODUCTION';
  cle: string;
  /** Empty: the shop's offer has no web services. */
  motDePasse: string;
  notification: string;
  retour: string;
  /** How long a payment page stays open. */
  session: number;
  /** A slow notification, and what the bank says later. */
  lenteur: number;
  /** How long a notification waits for its answer. */
  patience: number;
  /** The waits before each automatic retry: the real one has four, at quarters of an hour. */
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
