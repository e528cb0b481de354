import { marque } from '../marque.ts';

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

/** How the school answers a withdrawal: does it stand? */
const TENUE = { remboursee: true, refusee: false } as const;
export type Decision = keyof typeof TENUE;
export const DECISIONS = Object.keys(TENUE) as Decision[];

export const isTenue = (decision: Decision): boolean => TENUE[decision];

/** The list of payments shows the oldest ones, and spells this number out. */
export const MOST_RETRACTATIONS = 50;

/** Only these pages load a provider's script, in a document of their own. */
export const isPagePaiement = (path: string): boolean =>
  /^\/(produits|renouveler-produits)\/*$/i.test(path);

export const pageCommande = (slug: string, renouvellement: number): string =>
  `/${renouvellement === 1 ? 'renouveler-produits' : 'produits'}?acces=${slug}`;

/** VAT in cents, for invoices; `taux` in hundredths of a percent. */
export const tvaContenue = (cents: number, taux: number): number =>
  Math.round((cents * taux) / (10_000 + taux));

/**
 * The newest is last. Changing a word needs a new version: payments and their mails cite the one
 * agreed to.
 */
const ACCORDS = [
  {
    version: '2026-11',
    texte:
      'Je demande que mon accès s’ouvre tout de suite, avant la fin des 14 jours du délai de rétractation. Je sais que je perds mon droit de rétractation une fois le service entièrement exécuté, et que, si je me rétracte avant, je paie ce qui a déjà été fourni.',
  },
] as const;

export const ACCORD = ACCORDS[ACCORDS.length - 1]!;

export const accordOf = (version: string | null): string | undefined =>
  ACCORDS.find((accord) => accord.version === version)?.texte;

const BE_TVA = /^(BE)?0?(\d{9})$|^(BE)?(1\d{9})$/;

/** « BE » and ten digits, however typed; undefined when the check digits (modulo 97) fail. */
export function numeroTvaOf(typed: string): string | undefined {
  const compact = typed.toUpperCase().replace(/[\s.-]/g, '');
  const [, , nine, , ten] = BE_TVA.exec(compact) ?? [];
  const digits = ten ?? (nine && `0${nine}`);
  if (!digits) return undefined;
  const [number, check] = [Number(digits.slice(0, 8)), Number(digits.slice(8))];
  return 97 - (number % 97) === check ? `BE${digits}` : undefined;
}

/** « BE 0123.456.749 » from « BE0123456749 ». */
export const tvaLisible = (tva: string): string =>
  tva.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE\u00a0$1.$2.$3');

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

/** The words are the law's own (article 11 bis of directive 2011/83/UE). */
export const RETRACTATION = {
  /** Calendar days to withdraw in, from the day after the contract (article VI.47 CDE). */
  jours: 14,
  /** Days to return the money in; of a withdrawal, article VI.50 CDE. */
  joursPourRendre: 14,
  fonction: 'Renoncer au contrat ici',
  confirmer: 'Confirmer la rétractation',
  page: '/retractation',
} as const;

const { exploitant, adresseSupport } = marque;

/** Annex 2 of book VI, on the conditions' page and in order confirmations. */
export const MODELE_RETRACTATION = [
  `À l’attention de\u00a0: ${exploitant.nom}, ${exploitant.adresse}, ${adresseSupport}`,
  'Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de service ci-dessous\u00a0:',
  'Accès commandé\u00a0:',
  'Commandé le\u00a0:',
  'Mon nom\u00a0:',
  'Mon adresse\u00a0:',
  'Date\u00a0:',
  'Signature (seulement sur papier)\u00a0:',
] as const;
