const EUROS = new Intl.NumberFormat('fr-BE', { style: 'currency', currency: 'EUR' });

/** « 14,99 € » */
export const enEuros = (montant: number) => EUROS.format(montant);

/** « paypal » is the wallet; whatever else is the card provider. */
export const moyenDePaiement = (type: string) => (type === 'paypal' ? 'PayPal' : 'Carte bancaire');
