/** In seconds between polls: about a minute in all. */
const PAUSES = [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 6, 7];

export const pauseAfter = (asked: number): number | null =>
  asked > PAUSES.length ? null : PAUSES[asked - 1]! * 1000;

export const commandeAttendue = (search: URLSearchParams): string | null => {
  const commande = search.get('paiement');
  return commande !== null && /^P-[0-9A-F]{16}$/.test(commande) ? commande : null;
};
