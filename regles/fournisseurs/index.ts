/** The providers of payments as the wire names them, in the order in which they are offered. */
export const MOYENS = ['payzen', 'paypal'] as const;
export type Moyen = (typeof MOYENS)[number];

interface Fiche {
  nom: string;
  /** Its buyer pays by it, in words. */
  moyen: string;
  /** The same stands in « Le paiement par … ». */
  par: string;
  /** An invoice names it so. */
  facture: string;
  /** It authorises first: before its capture a payment is cancelled, and never debited. */
  captureApres: boolean;
  /** It says that a dispute was won; else somebody of the school does. */
  ditLitiges: boolean;
  /** Its own pages call the file of its movements so. */
  releve: string;
}

/** One of each, by the names of the wire. */
export const parMoyen = <T>(one: (moyen: Moyen) => T) =>
  Object.fromEntries(MOYENS.map((moyen) => [moyen, one(moyen)])) as Record<Moyen, T>;

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
