/** The providers of payments as the wire names them, in the order in which they are offered. */
export const MOYENS = ['payzen', 'paypal'] as const;
export type Moyen = (typeof MOYENS)[number];

interface FicheDeFournisseur {
  nom: string;
  moyen: string;
  par: string;
  facture: string;
  /** It authorises first: a payment cancelled before its capture is never debited. */
  captureApres: boolean;
  /** It notifies that a dispute was won; otherwise staff record it. */
  ditLitiges: boolean;
  /** Name of its file of movements, on its own pages. */
  releve: string;
}

export const parMoyen = <T>(one: (moyen: Moyen) => T) =>
  Object.fromEntries(MOYENS.map((moyen) => [moyen, one(moyen)])) as Record<Moyen, T>;

export const FICHES: Readonly<Record<Moyen, FicheDeFournisseur>> = {
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

/** A discount left nothing to pay, so no provider knows of the payment. */
export const SANS_MOYEN = 'remise';

/** Throws for a type that no provider has: its money must not go to another. */
export function moyenOf(type: string): Moyen {
  const moyen = MOYENS.find((each) => each === type);
  if (moyen === undefined) throw new Error(`No provider of payments is called “${type}”.`);
  return moyen;
}

/** The wire wants a provider: a payment without one bears the first one's name there. */
export const moyenDit = (type: string): Moyen => (type === SANS_MOYEN ? MOYENS[0] : moyenOf(type));

export const ficheOf = (type: string): FicheDeFournisseur => FICHES[moyenOf(type)];
