import { marque } from '../marque.ts';

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

/** How the school answers a withdrawal: does it stand? */
const TENUE = { remboursee: true, refusee: false } as const;
export type Decision = keyof typeof TENUE;
export const DECISIONS = Object.keys(TENUE) as Decision[];

export const isTenue = (decision: Decision): boolean => TENUE[decision];

/** The list of payments shows the oldest ones, and spells this number out. */
export const MOST_RETRACTATIONS = 50;

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
