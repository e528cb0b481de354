/** « paypal » is the wallet; whatever else is the card provider. */
export const moyenDePaiement = (type: string) => (type === 'paypal' ? 'PayPal' : 'Carte bancaire');
