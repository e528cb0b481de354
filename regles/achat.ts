/** Each state's money is awaited, is not coming, or came, even if it went back since. */
const ARGENT = {
  ouvert: 'attendu',
  attente: 'attendu',
  refuse: 'absent',
  annule: 'absent',
  expire: 'absent',
  paye: 'venu',
  rembourse: 'venu',
  impaye: 'venu',
} as const;
export type EtatPaiement = keyof typeof ARGENT;
export const ETATS = Object.keys(ARGENT) as EtatPaiement[];

export const isAttendu = (etat: EtatPaiement): boolean => ARGENT[etat] === 'attendu';
export const isSansSuite = (etat: EtatPaiement): boolean => ARGENT[etat] === 'absent';
export const isVenu = (etat: EtatPaiement): boolean => ARGENT[etat] === 'venu';

/** Each refund's money is on its way, went, never went, or went and came back. */
const RENDU = {
  demande: 'enRoute',
  fait: 'rendu',
  refuse: 'nonRendu',
  revenu: 'revenu',
} as const;
export type EtatRemboursement = keyof typeof RENDU;
export const ETATS_REMBOURSEMENT = Object.keys(RENDU) as EtatRemboursement[];

export const isEnRoute = (etat: EtatRemboursement): boolean => RENDU[etat] === 'enRoute';
export const isRendu = (etat: EtatRemboursement): boolean => RENDU[etat] === 'rendu';
export const isNonRendu = (etat: EtatRemboursement): boolean => RENDU[etat] === 'nonRendu';
export const isRevenu = (etat: EtatRemboursement): boolean => RENDU[etat] === 'revenu';

/** A refund that was noted, or money that came again. */
export type SuiteNotee = EtatPaiement | 'remboursement' | 'revenu';

/** A notification's outcome: noted, or a few words for the staff. */
export type Suite =
  | SuiteNotee
  | 'attend son paiement'
  | 'commande inconnue'
  | 'autre numéro de transaction'
  | 'déjà connu'
  | 'deuxième paiement'
  | 'payé sans identifiant'
  | 'remboursement en route'
  | 'remboursement refusé'
  | 'remboursement sans identifiant'
  | 'sans suite'
  | `autre ${'devise' | 'montant'}\u00a0: ${string}`
  | `sans suite\u00a0: ${string}`
  | `statut inconnu\u00a0: ${string}`;

/** In cents: what may still be refunded, after refunds under way. */
export const resteOf = (
  { montant, rembourse }: { montant: number; rembourse: number },
  rendus: readonly { etat: EtatRemboursement; montant: number }[],
): number =>
  rendus
    .filter(({ etat }) => isEnRoute(etat))
    .reduce((left, rendu) => left - rendu.montant, montant - rembourse);

/** Only these pages load a provider's script, in a document of their own. */
export const isPagePaiement = (path: string): boolean =>
  /^\/(produits|renouveler-produits)\/*$/i.test(path);

export const pageCommande = (slug: string, renouvellement: number): string =>
  `/${renouvellement === 1 ? 'renouveler-produits' : 'produits'}?acces=${slug}`;

/** « P-0123456789ABCDEF » however typed; undefined: no order number. */
export function commandeOf(typed: string): string | undefined {
  const compact = compactOf(typed);
  return /^P-?[0-9A-F]{16}$/.test(compact) ? `P-${compact.slice(-16)}` : undefined;
}

/** Checks the form only; undefined: well formed. */
export function fauteDeCommande(typed: string): string | undefined {
  if (typed.trim() === '') return 'Indique le numéro de ta commande.';
  if (commandeOf(typed)) return undefined;
  return /^(N°)?(NC)?\d{4}-\d+$/.test(compactOf(typed))
    ? 'C’est un numéro de facture. Celui de la commande commence par P- : il est dans le mail de ton achat. Dans ton compte, sous «\u00a0Mes paiements\u00a0», il ne t’est pas demandé.'
    : 'Ce numéro de commande n’est pas complet\u00a0: il s’écrit P- suivi de seize signes, dans le mail de ton achat.';
}

const compactOf = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** specification.md#payment has these words, mistakes included. */
export const NON_DEBITE =
  "Il semble qu'une erreur soit survenue lors de votre achat. Votre n'a pas été débité.";
export const ANNULE = 'Vous avez annulé votre paiement avec succès.';
export const faitEnMots = (renouvellement: number) => ({
  fait: `${renouvellement === 1 ? 'Renouvellement' : 'Achat'} bien effectué !`,
  suite: 'Dans quelques instants, vous recevrez un message de confirmation sur votre boite mail.',
});

/** A discount covered the whole price. */
export const RIEN_A_PAYER = 'Ta commande est confirmée\u00a0: avec ton code, tu n’as rien à payer.';
