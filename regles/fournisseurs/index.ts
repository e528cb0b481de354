/** The providers of payments as the wire names them, in the order in which they are offered. */
export const MOYENS = ['payzen', 'paypal'] as const;
export type Moyen = (typeof MOYENS)[number];

/** What people read of a provider, and what its word is worth. */
interface Fiche {
  nom: string;
  /** What its buyer pays with. */
  moyen: string;
  /** The same, short: « Le paiement par … ». */
  par: string;
  /** On an invoice. */
  facture: string;
  /** It authorises first: what it has not captured is cancelled, and never debited. */
  captureApres: boolean;
  /** It says that a dispute was won; else somebody of the school does. */
  ditLitiges: boolean;
  /** What its own pages call the file of its movements. */
  releve: string;
}

export const FICHES: Readonly<Record<Moyen, Fiche>> = {
  payzen: {
    nom: 'PayZen',
    moyen: 'carte bancaire',
    par: 'carte',
    facture: 'carte (PayZen)',
    captureApres: true,
    ditLitiges: false,
    releve: 'journal des transactions',
  },
  paypal: {
    nom: 'PayPal',
    moyen: 'PayPal',
    par: 'PayPal',
    facture: 'PayPal',
    captureApres: false,
    ditLitiges: true,
    releve: '«\u00a0Activité\u00a0»',
  },
};

/** Payments from before the ledger name no provider: they were made by card, with the first. */
export const moyenOf = (type: string): Moyen => MOYENS.find((moyen) => moyen === type) ?? MOYENS[0];

export const ficheOf = (type: string): Fiche => FICHES[moyenOf(type)];
