import { marque } from '../marque.ts';

/** Rules of a purchase that both sides apply, without Zod: a page may import them. */

/** How a payment stands. `paye`: its money is ours, whether or not it was captured yet. */
export const ETATS = [
  'ouvert',
  'attente',
  'refuse',
  'annule',
  'expire',
  'paye',
  'rembourse',
  'impaye',
] as const;
export type EtatPaiement = (typeof ETATS)[number];

/** The ways to pay: the card provider and the wallet. */
export const MOYENS = ['payzen', 'paypal'] as const;
export type Moyen = (typeof MOYENS)[number];

/** The pages on which one pays: they alone may have to do with a provider, in a document of their own. */
export const isPagePaiement = (path: string): boolean =>
  /^\/(produits|renouveler-produits)\/*$/i.test(path);

/** Where an access is ordered, or renewed. */
export const pageCommande = (slug: string, renouvellement: number): string =>
  `/${renouvellement === 1 ? 'renouveler-produits' : 'produits'}?acces=${slug}`;

/** VAT that a price contains, in cents: what an invoice states. `taux` in hundredths of a percent. */
export const tvaContenue = (cents: number, taux: number): number =>
  Math.round((cents * taux) / (10_000 + taux));

/**
 * What the box before the button has said, the newest last. Who changes a word of it adds a version: a
 * payment keeps which one was agreed to, and its mail says that one again.
 */
const ACCORDS = [
  {
    version: '2026-11',
    texte:
      'Je demande que mon accès s’ouvre tout de suite, avant la fin des 14 jours du délai de rétractation. Je sais que je perds mon droit de rétractation une fois le service entièrement exécuté, et que, si je me rétracte avant, je paie ce qui a déjà été fourni.',
  },
] as const;

/** What the box says today. */
export const ACCORD = ACCORDS[ACCORDS.length - 1]!;

/** The words that were agreed to. */
export const accordOf = (version: string | null): string | undefined =>
  ACCORDS.find((accord) => accord.version === version)?.texte;

const BE_TVA = /^(BE)?0?(\d{9})$|^(BE)?(1\d{9})$/;

/** « BE 0123.456.749 » and how people type it: its ten digits with « BE », or undefined where the check digits (modulo 97) do not hold. */
export function numeroTvaOf(typed: string): string | undefined {
  const compact = typed.toUpperCase().replace(/[\s.-]/g, '');
  const [, , nine, , ten] = BE_TVA.exec(compact) ?? [];
  const digits = ten ?? (nine && `0${nine}`);
  if (!digits) return undefined;
  const [number, check] = [Number(digits.slice(0, 8)), Number(digits.slice(8))];
  return 97 - (number % 97) === check ? `BE${digits}` : undefined;
}

/** « BE 0123.456.749 » of « BE0123456749 ». */
export const tvaLisible = (tva: string): string =>
  tva.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE\u00a0$1.$2.$3');

/** « P-0123456789ABCDEF » however it is typed; undefined for what is no number of an order. */
export function commandeOf(typed: string): string | undefined {
  const compact = compactOf(typed);
  return /^P-?[0-9A-F]{16}$/.test(compact) ? `P-${compact.slice(-16)}` : undefined;
}

/** Says, from its form alone, what is wrong with a typed order number and what to do. */
export function fauteDeCommande(typed: string): string | undefined {
  if (typed.trim() === '') return 'Indique le numéro de ta commande.';
  if (commandeOf(typed)) return undefined;
  return /^(N°)?(NC)?\d{4}-\d+$/.test(compactOf(typed))
    ? 'C’est un numéro de facture. Celui de la commande commence par P- : il est dans le mail de ton achat. Dans ton compte, sous «\u00a0Mes paiements\u00a0», il ne t’est pas demandé.'
    : 'Ce numéro de commande n’est pas complet\u00a0: il s’écrit P- suivi de seize signes, dans le mail de ton achat.';
}

const compactOf = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** Of an order that a discount left nothing to pay of. */
export const RIEN_A_PAYER = 'Ta commande est confirmée\u00a0: avec ton code, tu n’as rien à payer.';

/** The withdrawal function and its confirmation, in the words of the law (article 11 bis of directive 2011/83/UE). */
export const RETRACTATION = {
  fonction: 'Renoncer au contrat ici',
  confirmer: 'Confirmer la rétractation',
  /** Where it is without logging in. */
  page: '/retractation',
} as const;

const { exploitant, adresseSupport } = marque;

/** The model form of annex 2 of book VI: on the page of the conditions, and in the mail that confirms an order. */
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
